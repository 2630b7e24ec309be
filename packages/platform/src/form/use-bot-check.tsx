import { MIN_FILL_TIME_MS } from '@tulia/contracts/minimum-fill-time';
import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import * as s from './bot-check.module.css';

/** The fields by which the server detects bots (promise W5): honeypot and fill time. */
export interface BotCheckFields {
	readonly website?: string;
	readonly filledInMs: number;
}

export interface BotCheck {
	/** The honeypot. Render it anywhere inside the form. */
	readonly honeypot: ReactNode;
	/** Call it when the form is sent, and spread it into the body. Resolves once the minimum fill time has passed. */
	readonly botCheckFields: () => Promise<BotCheckFields>;
}

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Bot detection without a CAPTCHA: a honeypot and a minimum fill time. A person who is faster, for example by autofill,
 * waits for the rest of that time under the form's progress label.
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
				// A timer may fire slightly early, and the server does not round up.
				const filledInMs = Math.max(MIN_FILL_TIME_MS, Math.round(shownFor()));
				return website ? { website, filledInMs } : { filledInMs };
			},
		};
	}, [id]);
}
