import { Link, paths, useGetProfileQuery } from '@tulia/platform';
import { UnattendedNotice } from '@tulia/ui/form';
import type { ReactNode } from 'react';

/** The crisis lines beside every form with free text. The first line of the profile for talking. */
export const NotForEmergencies = (): ReactNode => (
	<UnattendedNotice
		crisisLines={useGetProfileQuery().data?.crisisLines}
		toHelp={(words) => <Link to={paths.helpNow()}>{words}</Link>}
	/>
);
