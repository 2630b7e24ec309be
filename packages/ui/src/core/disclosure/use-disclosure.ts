import { type FocusEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';

/** A disclosure button and its panel. Spread `frame` on the element around both, `trigger` on the button. */
export interface Disclosure {
	readonly isOpen: boolean;
	readonly setOpen: (isOpen: boolean) => void;
	/** The `id` of the panel, which stays in the document, `hidden` while closed. */
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

/** A disclosure. Escape closes it and returns the focus to the button; a focus or touch elsewhere closes it, too. */
export function useDisclosure(): Disclosure {
	const [isOpen, setOpen] = useState(false);
	const panelId = useId();
	const box = useRef<HTMLDivElement>(null);
	const button = useRef<HTMLButtonElement>(null);

	// The panel may have been opened in prerendered HTML before hydration.
	useLayoutEffect(() => {
		if (document.getElementById(panelId)?.hidden === false) setOpen(true);
	}, [panelId]);

	useEffect(() => {
		if (!isOpen) return undefined;
		const closeFromOutside = ({ target }: PointerEvent) => {
			if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
		};
		// On the document, because some browsers do not focus a clicked button.
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
