import { Link } from '@tulia/platform';
import { Tabs } from '@tulia/ui/admin';
import { type ReactNode, use } from 'react';
import { MenuContext } from './menu-context.ts';

/** Beneath the heading of a page that shares its entry of the menu with others: the way to them. */
export function PageTabs(): ReactNode {
	const { tabs } = use(MenuContext);
	return tabs.length === 0 ? null : <Tabs component={Link} tabs={tabs} />;
}
