import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import * as s from './button.module.css';
import { type ButtonLook, buttonClass } from './button-look.ts';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';
import { useFocusBack } from './use-focus-back.ts';

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
	/** While true the button is disabled, shows a spinner and `busyLabel`, and keeps its width. */
	readonly busy?: boolean | undefined;
	/** What is going on, as a verb: "Booking…". Give it from the start, so that its width is reserved. */
	readonly busyLabel?: string | undefined;
	/** For a small quiet button: its label, not its invisible box, keeps to the edge. Beneath words on a phone, else at the end of their line. */
	readonly flush?: boolean | undefined;
	readonly children: ReactNode;
	readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** A native button. Its type is `button` unless told otherwise, so that it never submits a form by accident. */
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
	const focusBack = useFocusBack(busy, ref);
	return (
		<button
			{...rest}
			ref={focusBack}
			type={type ?? 'button'}
			className={classNames(buttonClass({ variant, size, block, className }), flush && s.flush)}
			disabled={disabled || busy}
			aria-busy={busy || undefined}
		>
			{busyLabel === undefined && !busy ? (
				children
			) : (
				<span className={s.labels}>
					<span className={classNames(s.label, busy && s.hidden)}>{children}</span>
					<span className={classNames(s.label, !busy && s.hidden)}>
						<Spinner />
						{busyLabel ?? children}
					</span>
				</span>
			)}
		</button>
	);
}
