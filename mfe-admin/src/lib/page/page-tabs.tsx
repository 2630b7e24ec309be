import { Link } from '@tulia/platform';
import { Tabs } from '@tulia/ui/admin';
import { type ReactNode, use } from 'react';
import { MenuContext } from './menu-context.ts';

/** Links to the other pages of a menu entry, below the heading. */
export function PageTabs(): ReactNode {
	const { tabs } = use(MenuContext);
	return tabs.length === 0 ? null : <Tabs component={Link} tabs={tabs} />;
}
