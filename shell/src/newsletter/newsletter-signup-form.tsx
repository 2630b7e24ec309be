import { paths } from '@tulia/platform';
import { Button, Icon } from '@tulia/ui';
import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import * as s from './newsletter-signup-form.module.css';
import type { SignupRefusal } from './subscribe-to-newsletter.ts';

interface NewsletterSignupFormProps {
	readonly isSending: boolean;
	readonly refusal: SignupRefusal | undefined;
	readonly honeypot: ReactNode;
	readonly onReach: () => void;
	readonly onSubmit: (email: string) => void;
}

/**
 * The newsletter form of the footer. Its label differs from that of the email fields in pages above. It does not use
 * the form library, which every page would then load. The field has no `name`: before hydration a browser would put the
 * address into the URL.
 */
export function NewsletterSignupForm(props: NewsletterSignupFormProps): ReactNode {
	const { isSending, refusal, honeypot, onReach, onSubmit } = props;
	const id = useId();
	const field = useRef<HTMLInputElement>(null);
	useEffect(() => {
		if (refusal) field.current?.focus();
	}, [refusal]);

	const submit = (event: SyntheticEvent): void => {
		event.preventDefault();
		onSubmit(field.current?.value ?? '');
	};
	return (
		<form className={s.form} aria-label="Newsletter" method="dialog" noValidate onSubmit={submit}>
			<h2>
				<label htmlFor={id}>A calm newsletter, once a month</label>
			</h2>
			<p id={`${id}-hint`}>One short article by email. No sales.</p>
			<div className={s.row}>
				<input
					ref={field}
					id={id}
					className={s.input}
					type="email"
					inputMode="email"
					autoComplete="email"
					placeholder="you@example.com"
					required
					readOnly={isSending}
					aria-invalid={refusal?.about === 'email'}
					aria-describedby={`${id}-hint ${id}-refusal`}
					onFocus={onReach}
				/>
				<Button type="submit" variant="sun" size="sm" busy={isSending} busyLabel="Subscribing…">
					Subscribe
				</Button>
			</div>
			<p id={`${id}-refusal`} className={s.refusal} role="alert">
				{refusal ? (
					<>
						<Icon name="alert" />
						<span>
							{refusal.words}{' '}
							{refusal.about === 'wording' ? <a href={window.location.pathname}>Load this page again</a> : null}
						</span>
					</>
				) : null}
			</p>
			{honeypot}
			<noscript>
				<p>
					Your browser has JavaScript switched off. <a href={paths.contact()}>Ask us for the newsletter</a> instead.
				</p>
			</noscript>
		</form>
	);
}

/** Replaces the form once the address was accepted; it is the same for every address, known or not (rule 2). */
export function SignupSent({ onAgain }: { readonly onAgain: () => void }): ReactNode {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => box.current?.focus(), []);
	return (
		<div ref={box} className={s.form} role="status" tabIndex={-1}>
			<h2>Please check your email</h2>
			<p>An email is on its way to you. Follow the link in it, and the newsletter begins.</p>
			<button type="button" className={s.again} onClick={onAgain}>
				Use another email
			</button>
		</div>
	);
}

/** Replaces a form that could not be sent: offline, or while the centre has turned it off. */
export const SignupUnavailable = ({ words }: { readonly words: string }): ReactNode => (
	<div className={s.form}>
		<h2>A calm newsletter, once a month</h2>
		<p>{words}</p>
	</div>
);
