import { Link, paths, useGetProfileQuery } from '@tulia/platform';
import { Logo } from '@tulia/ui';
import type { ReactNode } from 'react';

/** The centre's name as a link to the dashboard. */
export function Brand(): ReactNode {
	const name = useGetProfileQuery().data?.name;
	return (
		<Link to={paths.admin()}>
			<Logo name={name ?? 'Admin'} tagline={name === undefined ? undefined : 'Admin'} ground="dark" />
		</Link>
	);
}
