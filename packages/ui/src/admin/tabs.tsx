import type { ElementType } from 'react';
import * as s from './tabs.module.css';
import { WaitingBadges, type WaitingBadgesProps } from './waiting-badges.tsx';

export interface TabsProps {
	readonly tabs: readonly {
		readonly to: string;
		readonly label: string;
		readonly isCurrent: boolean;
		readonly waiting?: WaitingBadgesProps | undefined;
	}[];
	/** The router's `Link`, or another component with `to`. */
	readonly component: ElementType<{ readonly to: string }>;
}

/** Links to the pages of one menu entry; the current one is underlined. */
export const Tabs = ({ tabs, component }: TabsProps) => {
	const Anchor: ElementType = component;
	return (
		<nav className={s.tabs} aria-label="Parts of this page" data-print="never">
			{tabs.map(({ to, label, isCurrent, waiting }) => (
				<Anchor key={label} to={to} className={s.tab} aria-current={isCurrent ? 'page' : undefined}>
					{label}
					{waiting ? <WaitingBadges {...waiting} /> : null}
				</Anchor>
			))}
		</nav>
	);
};
