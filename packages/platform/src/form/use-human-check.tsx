import { SHORTEST_FILL_MS } from '@tulia/contracts/shortest-fill';
import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import * as s from './human-check.module.css';

/** What a form sends along so that the server can tell a robot from a person (promise W5). */
export interface HumanStamp {
	readonly website?: string;
	readonly filledInMs: number;
}

export interface HumanCheck {
	/** Put it anywhere inside the form. No person sees, hears or reaches it. */
	readonly honeypot: ReactNode;
	/** Call it when the form is sent, and spread it into the body. Answers once a person could have filled it in. */
	readonly stamp: () => Promise<HumanStamp>;
}

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Instead of a puzzle: a field that only robots fill in, and the time the form took. Whoever is faster than a form can be
 * filled in (a browser may do it for them) waits for the rest of that time under the form's progress label.
 */
export function useHumanCheck(): HumanCheck {
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
			async stamp() {
				const website = field.current?.value;
				await wait(Math.max(0, SHORTEST_FILL_MS - shownFor()));
				// A timer may ring a moment early, and the server does not round in anybody's favour.
				const filledInMs = Math.max(SHORTEST_FILL_MS, Math.round(shownFor()));
				return website ? { website, filledInMs } : { filledInMs };
			},
		};
	}, [id]);
}
