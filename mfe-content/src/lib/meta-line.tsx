import { classNames } from '@tulia/ui';
import type { ReactNode } from 'react';
import * as s from './meta-line.module.css';

interface MetaLineProps {
	/** `sm` on a card. Default `md`. */
	readonly size?: 'sm' | 'md' | undefined;
	readonly children: ReactNode;
}

/** Short facts with a dot between them; no line begins with a dot. */
export const MetaLine = ({ size = 'md', children }: MetaLineProps): ReactNode => (
	<div className={classNames(s.line, size === 'sm' && s.small)}>{children}</div>
);

interface MetaItemProps {
	/** The category: what an article is about. */
	readonly isTopic?: boolean | undefined;
	/** Not known yet, or not worth showing yet: reserves its space. */
	readonly isComing?: boolean | undefined;
	readonly children: ReactNode;
}

export const MetaItem = ({ isTopic = false, isComing = false, children }: MetaItemProps): ReactNode => (
	<span className={classNames(s.item, isTopic && s.topic)} data-coming={isComing || undefined} suppressHydrationWarning>
		{children}
	</span>
);
