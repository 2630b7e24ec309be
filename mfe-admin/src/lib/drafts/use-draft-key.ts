import { useSessionUser } from '@tulia/platform';
import { useState } from 'react';
import { readDraft } from './form-draft.ts';

export interface DraftKey {
	readonly key: string;
	/** Replaces the key, because the attempt under the old one is over. */
	readonly renew: () => void;
}

const newKey = (): string => crypto.randomUUID();

/**
 * The idempotency key of a form. It is restored with the draft, so that a request sent before a reload stays
 * idempotent.
 * @param given the key to use without a draft, such as that of the booking that should have noted the same payment.
 */
export function useDraftKey(name: string, given?: string): DraftKey {
	const userId = useSessionUser()?.id ?? '';
	const [key, setKey] = useState(() => readDraft(name, userId)?.key ?? given ?? newKey());
	return { key, renew: () => setKey(newKey()) };
}
