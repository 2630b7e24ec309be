import { Link } from '@tulia/platform';
import { AdminLink, AdminLinkGroup } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import type { Menu } from './use-menu.ts';

/** The entries of the menu, each with the number of items that wait there. */
export const MenuLinks = ({ groups }: Pick<Menu, 'groups'>): ReactNode =>
	groups.map(({ label, entries }) => (
		<AdminLinkGroup key={label ?? 'centre'} label={label}>
			{entries.map(({ to, label: name, icon, isCurrent, waiting }) => (
				<AdminLink
					key={name}
					component={Link}
					to={to}
					aria-current={isCurrent ? 'page' : undefined}
					icon={icon}
					waiting={waiting}
				>
					{name}
				</AdminLink>
			))}
		</AdminLinkGroup>
	));
