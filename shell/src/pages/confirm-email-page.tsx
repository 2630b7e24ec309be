import { Link, paths, refusalIn, useLinkToken, usePage } from '@tulia/platform';
import { Button, LinkButton, Notice, SuccessPanel } from '@tulia/ui';
import { type ReactNode, useState } from 'react';
import { useConfirmEmailMutation } from '../api/identity-api.ts';
import * as s from './auth-frame.module.css';
import { AuthFrame } from './auth-frame.tsx';
import { LinkNotice } from './link-notice.tsx';

type State = 'idle' | 'sending' | 'done' | 'invalid' | 'failed';

/** A malformed token is refused by validation, before it is looked up. */
const INVALID: ReadonlySet<string | undefined> = new Set(['invalid_link', 'invalid_request']);

const stateAfter = (error: unknown): State => {
	if (!error) return 'done';
	return INVALID.has(refusalIn(error)) ? 'invalid' : 'failed';
};

const Confirmed = (): ReactNode => (
	<SuccessPanel
		title="Your address is confirmed"
		headingLevel="h2"
		action={
			<LinkButton component={Link} to={paths.schedule()} variant="primary">
				Book a visit
			</LinkButton>
		}
	>
		<p>Thank you. You can now hold up to three appointments at a time.</p>
	</SuccessPanel>
);

const NoSuchLink = ({ takesFocus }: { readonly takesFocus: boolean }): ReactNode => (
	<LinkNotice
		takesFocus={takesFocus}
		action={
			<LinkButton component={Link} to={paths.account()} variant="secondary">
				Go to my account
			</LinkButton>
		}
	>
		A link works for 7 days, and has to be whole. In your account you can have a new one sent.
	</LinkNotice>
);

interface ConfirmButtonProps {
	readonly state: State;
	readonly onPress: () => void;
}

const ConfirmButton = ({ state, onPress }: ConfirmButtonProps): ReactNode => (
	<>
		<p className={s.lead}>Tap the button, and we know that our emails reach you.</p>
		{state === 'failed' ? (
			<Notice tone="bad" role="alert">
				<p>We could not confirm your address. Check your connection and try again.</p>
			</Notice>
		) : null}
		<Button variant="primary" block busy={state === 'sending'} busyLabel="Confirming…" onClick={onPress}>
			Confirm my address
		</Button>
	</>
);

/** The page behind the link of a welcome mail. Opening it changes nothing, because mail programs open links too. */
export function ConfirmEmailPage(): ReactNode {
	usePage({ title: 'Confirm your email address' });
	const token = useLinkToken();
	const [confirm] = useConfirmEmailMutation();
	const [state, setState] = useState<State>('idle');

	async function press(): Promise<void> {
		setState('sending');
		const { error } = await confirm({ token: token ?? '' });
		setState(stateAfter(error));
	}

	const isUsable = token !== undefined && state !== 'invalid';
	return (
		<AuthFrame quote="One small step, and then another.">
			<meta name="robots" content="noindex" />
			<h1 tabIndex={-1}>Confirm Your Email</h1>
			{isUsable ? null : <NoSuchLink takesFocus={state === 'invalid'} />}
			{isUsable && state === 'done' ? <Confirmed /> : null}
			{isUsable && state !== 'done' ? <ConfirmButton state={state} onPress={press} /> : null}
		</AuthFrame>
	);
}
