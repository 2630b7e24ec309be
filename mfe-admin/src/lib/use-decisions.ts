import { toast } from '@tulia/ui';
import { useState } from 'react';
import { changeFailure } from './change-failure.ts';

interface Failure {
	readonly id: string;
	readonly words: string;
}

interface Ask {
	readonly id: string;
	/** The state asked for, as it is said of the thing: "published". */
	readonly wanted: string;
	/** Said once it is done. */
	readonly done: string;
	readonly send: () => Promise<{ readonly error?: unknown }>;
}

interface Decisions {
	readonly busy: (id: string) => boolean;
	readonly failureOf: (id: string) => string | undefined;
	/** The failure of something that is no longer in the list. */
	readonly lost: (ids: readonly string[]) => string | undefined;
	readonly decide: (ask: Ask) => Promise<boolean>;
}

/** Decisions on rows of a list, several at a time if need be, and why one was not carried out. */
export function useDecisions(): Decisions {
	const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
	const [failure, setFailure] = useState<Failure>();

	async function decide({ id, wanted, done, send }: Ask): Promise<boolean> {
		setFailure(undefined);
		setBusy((before) => new Set(before).add(id));
		const { error } = await send();
		setBusy((before) => new Set([...before].filter((each) => each !== id)));
		if (error === undefined) toast.success(done);
		else setFailure({ id, words: changeFailure(error, wanted) });
		return error === undefined;
	}

	return {
		busy: (id) => busy.has(id),
		failureOf: (id) => (failure?.id === id ? failure.words : undefined),
		lost: (ids) => (failure && !ids.includes(failure.id) ? failure.words : undefined),
		decide,
	};
}
