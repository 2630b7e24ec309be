import type { StaffService } from '@tulia/contracts/service/staff-schemas';
import { toast } from '@tulia/ui';
import { useState } from 'react';
import { useReorderServicesMutation } from '../../api/services-api.ts';
import { actionRefusal } from '../../lib/editing/save-refusal.ts';
import { moved } from './order-change.ts';

interface Reorder {
	readonly isBusy: boolean;
	readonly failure: string | undefined;
	readonly move: (service: StaffService, step: -1 | 1) => Promise<void>;
}

const CHANGED = { changed_meanwhile: 'Not moved: somebody else changed the list. It is up to date now.' };

/** Moves services in the list. All changed positions are saved in one transaction, with their versions. */
export function useReorder(services: readonly StaffService[]): Reorder {
	const [reorder] = useReorderServicesMutation();
	const [isBusy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string>();

	async function move(service: StaffService, step: -1 | 1): Promise<void> {
		setBusy(true);
		setFailure(undefined);
		const { error } = await reorder({ places: [...moved(services, service.id, step)] });
		if (error) {
			setFailure(actionRefusal(error, CHANGED));
		} else toast.success(`${service.title} moved ${step < 0 ? 'up' : 'down'}`);
		setBusy(false);
	}
	return { isBusy, failure, move };
}
