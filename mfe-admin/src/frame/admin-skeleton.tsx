import { Link, usePage } from '@tulia/platform';
import { AdminFrame, AdminLink, AdminLinkGroup } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { Brand } from './brand.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { sectionGroups } from './sections.ts';

/** The module before the session is known: prerendered, and the same for every page and everybody. */
export function AdminSkeleton(): ReactNode {
	usePage({ title: 'Admin' });
	const links = sectionGroups.map((group) => (
		<AdminLinkGroup key={group.label ?? 'day'} label={group.label}>
			{group.sections
				.filter(({ isOwn }) => isOwn !== true)
				.map(({ path, icon, label }) => (
					<AdminLink key={path} component={Link} to={path} icon={icon}>
						{label}
					</AdminLink>
				))}
		</AdminLinkGroup>
	));
	return (
		<AdminFrame brand={<Brand />} links={links} foot={null} date="" account={null}>
			<PageSkeleton />
		</AdminFrame>
	);
}
