import { Link, paths, useGetProfileQuery } from '@tulia/platform';
import { UnattendedNotice } from '@tulia/ui/form';
import type { ReactNode } from 'react';

/** The notice beside every form with free text, with the crisis lines of the profile. */
export const NotForEmergencies = (): ReactNode => (
	<UnattendedNotice
		crisisLines={useGetProfileQuery().data?.crisisLines}
		toHelp={(words) => <Link to={paths.helpNow()}>{words}</Link>}
	/>
);
