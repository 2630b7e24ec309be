import { Link, usePage } from '@tulia/platform';
import { AdminFrame, AdminLink } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { Brand } from './frame/brand.tsx';
import { PageSkeleton } from './frame/page-skeleton.tsx';
import { sections } from './frame/sections.ts';

/** The module before it is known who is there; rendered ahead of time, and the same for every page and everybody. */
export function Waiting(): ReactNode {
	usePage({ title: 'Admin' });
	const links = sections.map(({ path, icon, label }) => (
		<AdminLink key={path} component={Link} to={path} icon={icon}>
			{label}
		</AdminLink>
	));
	return (
		<AdminFrame brand={<Brand />} links={links} foot={null} date="" account={null}>
			<PageSkeleton />
		</AdminFrame>
	);
}
