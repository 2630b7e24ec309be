import { useSearchParams } from '@tulia/platform';
import { useState } from 'react';

export const NEW = 'new';

interface EditedItem {
	/** The id of the item being edited, or `NEW`; `undefined` for the list. */
	readonly editing: string | undefined;
	/**
	 * Whether the list and a form were swapped since the page was opened. The element that appears then takes the
	 * focus.
	 */
	readonly hasSwitched: boolean;
	readonly edit: (id: string) => void;
	readonly done: () => void;
}

/** The item of a list that is being edited, stored in the address, so that Back returns to the list. */
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
