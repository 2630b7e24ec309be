import { useRef } from 'react';

interface SentBody<B> {
	/** The body that was sent under this key with these values. */
	readonly bodyFor: (values: object) => B | undefined;
	readonly store: (values: object, body: B) => void;
}

/**
 * The last request of an idempotency key. A retry with the same values repeats its body, although the free times that
 * it is computed from have changed since.
 */
export function useSentBody<B>(key: string): SentBody<B> {
	const sent = useRef<{ readonly request: string; readonly body: B }>(undefined);
	const requestOf = (values: object): string => `${key} ${JSON.stringify(values)}`;
	return {
		bodyFor: (values) => (sent.current?.request === requestOf(values) ? sent.current.body : undefined),
		store(values, body) {
			sent.current = { request: requestOf(values), body };
		},
	};
}
