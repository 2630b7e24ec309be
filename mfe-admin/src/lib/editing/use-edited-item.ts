import { useSearchParams } from '@tulia/platform';
import { useState } from 'react';

/** The id of the form of something new. */
export const NEW = 'new';

interface EditedItem {
	/** The id of what is edited, or `NEW`; nothing in the list. */
	readonly editing: string | undefined;
	/** Whether the list or a form took the place of the other during this visit: what comes then takes the focus. */
	readonly hasSwitched: boolean;
	readonly edit: (id: string) => void;
	readonly done: () => void;
}

/** Which item of a list is edited, kept in the address: Back leads to the list. */
export function useEditedItem(): EditedItem {
	const [params, setParams] = useSearchParams();
	const [hasSwitched, setSwitched] = useState(false);

	function setEdited(id: string | undefined): void {
		const next = new URLSearchParams(params);
		if (id === undefined) next.delete('edit');
		else next.set('edit', id);
		setSwitched(true);
		setParams(next);
	}
	return {
		editing: params.get('edit') ?? undefined,
		hasSwitched,
		edit: (id) => setEdited(id),
		done: () => setEdited(undefined),
	};
}
