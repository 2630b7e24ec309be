import { type ReactNode, useState } from 'react';
import { classNames } from '../layout/class-names.ts';
import * as s from './menu.module.css';
import { MenuPanel } from './menu-panel.tsx';
import { useDisclosure } from './use-disclosure.ts';

export interface MenuProps {
	/** What the button shows: an avatar and a name, or an icon and "Menu". */
	readonly trigger: ReactNode;
	/** Names the button where `trigger` has no words of its own. */
	readonly label?: string | undefined;
	/** `pill` for the account, `square` for the menu of a phone. Default `pill`. */
	readonly look?: 'pill' | 'square' | undefined;
	/** Closes when it changes: give the path, so that going to a page closes the menu (R7). */
	readonly closeOn?: string | undefined;
	/** Links and buttons. Choosing one closes the menu. */
	readonly children: ReactNode;
}

/**
 * A button that shows links. A disclosure, not an ARIA menu: its links stay links, Tab moves between them, Escape closes
 * it and returns the focus. The links are in the HTML from the start.
 */
export function Menu({ trigger, label, look = 'pill', closeOn, children }: MenuProps) {
	const { isOpen, setOpen, panelId, frame, trigger: triggerProps } = useDisclosure();
	const [lastCloseOn, setLastCloseOn] = useState(closeOn);

	if (lastCloseOn !== closeOn) {
		setLastCloseOn(closeOn);
		setOpen(false);
	}

	return (
		<div {...frame} className={s.menu}>
			<button
				{...triggerProps}
				type="button"
				className={classNames(s.trigger, look === 'square' && s.square)}
				aria-label={label}
				onClick={() => setOpen(!isOpen)}
				suppressHydrationWarning
			>
				{trigger}
			</button>
			<MenuPanel id={panelId} className={s.panel} isOpen={isOpen} onClick={() => setOpen(false)}>
				{children}
			</MenuPanel>
		</div>
	);
}
