import { Link, paths, useGetProfileQuery } from '@tulia/platform';
import { UnattendedNotice } from '@tulia/ui/form';
import type { ReactNode } from 'react';

/** Whom to call today, beside every form with a box for somebody's own words. The first line to talk to is the profile's. */
export const NotForEmergencies = (): ReactNode => (
	<UnattendedNotice
		crisisLines={useGetProfileQuery().data?.crisisLines}
		toHelp={(words) => <Link to={paths.helpNow()}>{words}</Link>}
	/>
);
