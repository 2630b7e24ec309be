import { toast } from '@tulia/ui';
import { useState } from 'react';
import { changeFailure } from '../editing/change-failure.ts';

interface Failure {
	readonly id: string;
	readonly words: string;
}

interface ModerationRequest {
	readonly id: string;
	/** The requested state as a participle: "published". */
	readonly wanted: string;
	/** The toast after success. */
	readonly done: string;
	readonly send: () => Promise<{ readonly error?: unknown }>;
}

interface Moderation {
	readonly busy: (id: string) => boolean;
	readonly failureOf: (id: string) => string | undefined;
	/** The message of an error about an item that is no longer in the list. */
	readonly failureElsewhere: (ids: readonly string[]) => string | undefined;
	readonly moderate: (request: ModerationRequest) => Promise<boolean>;
}

/** Moderates rows of a list, several in parallel if need be, and stores the last error. */
export function useModeration(): Moderation {
	const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
	const [failure, setFailure] = useState<Failure>();

	async function moderate({ id, wanted, done, send }: ModerationRequest): Promise<boolean> {
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
		failureElsewhere: (ids) => (failure && !ids.includes(failure.id) ? failure.words : undefined),
		moderate,
	};
}
