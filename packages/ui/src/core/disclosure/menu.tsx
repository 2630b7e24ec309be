import { type ReactNode, useState } from 'react';
import { classNames } from '../layout/class-names.ts';
import * as s from './menu.module.css';
import { MenuPanel } from './menu-panel.tsx';
import { useDisclosure } from './use-disclosure.ts';

export interface MenuProps {
	/** The content of the button: an avatar and a name, or an icon and "Menu". */
	readonly trigger: ReactNode;
	/** The accessible name where `trigger` has no text. */
	readonly label?: string | undefined;
	/** `pill` for the account, `square` for the menu of a phone. Default `pill`. */
	readonly look?: 'pill' | 'square' | undefined;
	/** A change closes the menu: pass the path (R7). */
	readonly closeOn?: string | undefined;
	/** Links and buttons. Choosing one closes the menu. */
	readonly children: ReactNode;
}

/**
 * A button that shows links. A disclosure, not an ARIA menu: its links stay links, Tab moves between them, Escape
 * closes it and returns the focus. The HTML always contains the links.
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
