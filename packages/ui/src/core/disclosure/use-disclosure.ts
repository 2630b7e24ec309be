import { type FocusEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';

/** A button and the box it shows. Spread `frame` on the element around both, `trigger` on the button. */
export interface Disclosure {
	readonly isOpen: boolean;
	readonly setOpen: (isOpen: boolean) => void;
	/** The `id` of what is shown; it stays on the page, `hidden`, while closed. */
	readonly panelId: string;
	readonly frame: {
		readonly ref: RefObject<HTMLDivElement | null>;
		readonly onBlur: (event: FocusEvent) => void;
	};
	readonly trigger: {
		readonly ref: RefObject<HTMLButtonElement | null>;
		readonly 'aria-expanded': boolean;
		readonly 'aria-controls': string;
	};
}

/**
 * Something that a button opens and closes. Escape closes it and gives the focus back to the button. It also closes
 * when the focus or a touch goes elsewhere.
 */
export function useDisclosure(): Disclosure {
	const [isOpen, setOpen] = useState(false);
	const panelId = useId();
	const box = useRef<HTMLDivElement>(null);
	const button = useRef<HTMLButtonElement>(null);

	// Opened in prerendered HTML before hydration: it stays open.
	useLayoutEffect(() => {
		if (document.getElementById(panelId)?.hidden === false) setOpen(true);
	}, [panelId]);

	useEffect(() => {
		if (!isOpen) return undefined;
		const closeFromOutside = ({ target }: PointerEvent) => {
			if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
		};
		// On the document, since a browser may not focus a button that was clicked.
		const closeWithEscape = ({ key }: KeyboardEvent) => {
			if (key !== 'Escape') return;
			setOpen(false);
			button.current?.focus();
		};
		document.addEventListener('pointerdown', closeFromOutside);
		document.addEventListener('keydown', closeWithEscape);
		return () => {
			document.removeEventListener('pointerdown', closeFromOutside);
			document.removeEventListener('keydown', closeWithEscape);
		};
	}, [isOpen]);

	const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
		if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
	};
	return {
		isOpen,
		setOpen,
		panelId,
		frame: { ref: box, onBlur },
		trigger: { ref: button, 'aria-expanded': isOpen, 'aria-controls': panelId },
	};
}
