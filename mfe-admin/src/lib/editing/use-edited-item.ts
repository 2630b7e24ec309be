import { useSearchParams } from '@tulia/platform';
import { useState } from 'react';

export const NEW = 'new';

interface EditedItem {
	/** The id of the edited item, or `NEW`; `undefined` for the list. */
	readonly editing: string | undefined;
	/** Whether list and form were swapped since the page was opened: what appears then takes the focus. */
	readonly hasSwitched: boolean;
	readonly edit: (id: string) => void;
	readonly done: () => void;
}

/** The edited item of a list, stored in the address: Back returns to the list. */
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
