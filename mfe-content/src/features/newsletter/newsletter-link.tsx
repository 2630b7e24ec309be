import { refusalIn, useLinkToken, usePage } from '@tulia/platform';
import { Button, Container, Notice, PageHeading, SuccessPanel } from '@tulia/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as s from './newsletter-link.module.css';

export interface NewsletterLinkProps {
	readonly title: string;
	readonly lead: string;
	readonly button: string;
	/** The busy label: "Confirming…". */
	readonly busyLabel: string;
	readonly send: (token: string) => Promise<{ readonly error?: unknown }>;
	readonly done: { readonly title: string; readonly text: string; readonly action: ReactNode };
	/** What to do about an invalid link. */
	readonly invalid: ReactNode;
	/** The sentence for a failed call. */
	readonly failed: string;
}

type State = 'idle' | 'sending' | 'done' | 'invalid' | 'failed';

const HAS_BUTTON: ReadonlySet<State> = new Set(['idle', 'sending', 'failed']);

/** A malformed token is refused by validation, before it is looked up. */
const INVALID: ReadonlySet<string | undefined> = new Set(['invalid_link', 'invalid_request']);

const stateAfter = (error: unknown): State => {
	if (!error) return 'done';
	return INVALID.has(refusalIn(error)) ? 'invalid' : 'failed';
};

/** The page behind a link of a newsletter mail. Opening it changes nothing, because mail programs open links too. */
export function NewsletterLink(props: NewsletterLinkProps): ReactNode {
	usePage({ title: props.title });
	const token = useLinkToken();
	const [state, setState] = useState<State>('idle');
	// The lead describes the button, so it is shown only together with the button.
	const lead = token !== undefined && HAS_BUTTON.has(state) ? props.lead : undefined;
	return (
		<Container width="text">
			<meta name="robots" content="noindex" />
			<PageHeading lead={lead}>{props.title}</PageHeading>
			<div className={s.answer}>
				{token === undefined ? (
					<InvalidLink>{props.invalid}</InvalidLink>
				) : (
					<OneButton {...props} token={token} state={state} onState={setState} />
				)}
			</div>
		</Container>
	);
}

interface OneButtonProps extends NewsletterLinkProps {
	readonly token: string;
	readonly state: State;
	readonly onState: (state: State) => void;
}

function OneButton({
	token,
	send,
	button,
	busyLabel,
	done,
	invalid,
	failed,
	state,
	onState,
}: OneButtonProps): ReactNode {
	async function press(): Promise<void> {
		onState('sending');
		const { error } = await send(token);
		onState(stateAfter(error));
	}

	if (state === 'done')
		return (
			<SuccessPanel title={done.title} headingLevel="h2" action={done.action}>
				<p>{done.text}</p>
			</SuccessPanel>
		);
	if (state === 'invalid') return <InvalidLink takesFocus>{invalid}</InvalidLink>;
	return (
		<>
			{state === 'failed' ? (
				<Notice tone="bad" role="alert">
					<p>{failed}</p>
				</Notice>
			) : null}
			<Button variant="primary" busy={state === 'sending'} busyLabel={busyLabel} onClick={press}>
				{button}
			</Button>
		</>
	);
}

interface InvalidLinkProps {
	/** True when the message replaced the pressed button. */
	readonly takesFocus?: boolean;
	readonly children: ReactNode;
}

function InvalidLink({ takesFocus = false, children }: InvalidLinkProps): ReactNode {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (takesFocus) box.current?.focus();
	}, [takesFocus]);
	return (
		<div ref={box} tabIndex={-1}>
			<Notice tone="bad" title="This link is no longer valid" role={takesFocus ? 'alert' : undefined}>
				<p>{children}</p>
			</Notice>
		</div>
	);
}
