import { MIN_FILL_TIME_MS } from '@tulia/contracts/minimum-fill-time';
import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import * as s from './bot-check.module.css';

/** What a form sends so that the server can detect bots (promise W5): honeypot and time to fill in. */
export interface BotCheckFields {
	readonly website?: string;
	readonly filledInMs: number;
}

export interface BotCheck {
	/** A field that only bots fill in. Put it anywhere inside the form. */
	readonly honeypot: ReactNode;
	/** Call it when the form is sent, and spread it into the body. Resolves once the minimum fill time has passed. */
	readonly botCheckFields: () => Promise<BotCheckFields>;
}

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Bot detection without a CAPTCHA: a honeypot and a minimum fill time. Who is faster (the browser may fill in the form) waits for the
 * rest of that time under the form's progress label.
 */
export function useBotCheck(): BotCheck {
	const id = useId();
	const field = useRef<HTMLInputElement>(null);
	const appearedAt = useRef<number>(undefined);
	useEffect(() => {
		appearedAt.current = performance.now();
	}, []);

	return useMemo(() => {
		const shownFor = (): number => performance.now() - (appearedAt.current ?? performance.now());
		return {
			honeypot: (
				<div className={s.trap} aria-hidden="true">
					<label htmlFor={id}>Website</label>
					<input ref={field} id={id} name="website" type="text" tabIndex={-1} autoComplete="off" />
				</div>
			),
			async botCheckFields() {
				const website = field.current?.value;
				await wait(Math.max(0, MIN_FILL_TIME_MS - shownFor()));
				// A timer may ring a moment early, and the server does not round in anybody's favour.
				const filledInMs = Math.max(MIN_FILL_TIME_MS, Math.round(shownFor()));
				return website ? { website, filledInMs } : { filledInMs };
			},
		};
	}, [id]);
}
