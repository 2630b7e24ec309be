import { useSearchParams } from '@tulia/platform';
import { useState } from 'react';

/** Where the form is for something that does not exist yet. */
export const NEW = 'new';

interface Editing {
	/** The id of what is edited, or `NEW`; nothing in the list. */
	readonly editing: string | undefined;
	/** Whether the list or a form took the place of the other during this visit: what comes then takes the focus. */
	readonly hasTurned: boolean;
	readonly edit: (id: string) => void;
	readonly done: () => void;
}

/** What of a list is edited, as the address says it: Back leads to the list. */
export function useEditing(): Editing {
	const [params, setParams] = useSearchParams();
	const [hasTurned, setTurned] = useState(false);

	function turn(id: string | undefined): void {
		const next = new URLSearchParams(params);
		if (id === undefined) next.delete('edit');
		else next.set('edit', id);
		setTurned(true);
		setParams(next);
	}
	return {
		editing: params.get('edit') ?? undefined,
		hasTurned,
		edit: (id) => turn(id),
		done: () => turn(undefined),
	};
}
