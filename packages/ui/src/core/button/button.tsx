import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Dots } from '../feedback/dots.tsx';
import { STILL_WORKING } from '../feedback/say.ts';
import { classNames } from '../layout/class-names.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import * as s from './button.module.css';
import { type ButtonStyle, buttonClass } from './button-class.ts';
import { useLongWork } from './use-long-work.ts';
import { useRestoreFocus } from './use-restore-focus.ts';

export interface ButtonProps extends ButtonStyle, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
	/** Disables and tints the button; `busyLabel` and dots appear after 300 ms, a sentence beneath it after 5 s. */
	readonly busy?: boolean | undefined;
	/** The busy state as a verb: "Booking…". Always pass it, so that its width is reserved. */
	readonly busyLabel?: string | undefined;
	/** For a small quiet button: aligns its label. Beneath text on a phone, otherwise at the end of its line. */
	readonly flush?: boolean | undefined;
	readonly children: ReactNode;
	readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** A native button. Its default type is `button`, so that it never submits a form by accident. */
export function Button({
	variant,
	size,
	block,
	className,
	busy = false,
	busyLabel,
	flush = false,
	disabled,
	type,
	children,
	ref,
	...rest
}: ButtonProps) {
	const focusBack = useRestoreFocus(busy, ref);
	const isLong = useLongWork(busy, busyLabel);
	return (
		<>
			<button
				{...rest}
				ref={focusBack}
				type={type ?? 'button'}
				className={classNames(buttonClass({ variant, size, block, className }), flush && s.flush)}
				disabled={disabled || busy}
				aria-busy={busy || rest['aria-busy'] || undefined}
			>
				{busyLabel === undefined ? children : <Labels verb={busyLabel}>{children}</Labels>}
			</button>
			{isLong ? <p className={s.sentence}>{STILL_WORKING}</p> : null}
		</>
	);
}

/** The idle label and the verb are in one cell. The dots replace the visible ellipsis. */
const Labels = ({ verb, children }: { readonly verb: string; readonly children: ReactNode }) => (
	<span className={s.labels}>
		<span className={classNames(s.label, s.rest)}>{children}</span>
		<span className={classNames(s.label, s.verb)} data-verb={verb}>
			<VisuallyHidden>{verb}</VisuallyHidden>
			<span aria-hidden="true">{verb.replace(/…\s*$/, '')}</span>
			<Dots />
		</span>
	</span>
);
