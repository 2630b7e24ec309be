import type { StaffService } from '@tulia/contracts/service/staff-schemas';
import { toast } from '@tulia/ui';
import { useState } from 'react';
import { useChangeServiceMutation, useListAllServicesQuery } from '../../api/services-api.ts';
import { pressRefusal } from '../../lib/save-refusal.ts';
import { moved } from './order-change.ts';

interface Reorder {
	readonly isBusy: boolean;
	/** Why the last move was not saved. */
	readonly failure: string | undefined;
	readonly move: (service: StaffService, step: -1 | 1) => Promise<void>;
}

const CHANGED = { changed_meanwhile: 'Not moved: somebody else changed the list. It is up to date now.' };

/** Moves services in the list. Each place is saved on the version that was seen; where one is refused the rest is not sent. */
export function useReorder(services: readonly StaffService[]): Reorder {
	const [change] = useChangeServiceMutation();
	const { refetch } = useListAllServicesQuery();
	const [isBusy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string>();

	async function saved(changes: readonly StaffService[]): Promise<unknown> {
		for (const { id, ...body } of changes) {
			const { error } = await change({ id, body: { ...body, durationMinutes: body.durationMinutes === 90 ? 90 : 60 } });
			if (error) return error;
		}
		return undefined;
	}

	async function move(service: StaffService, step: -1 | 1): Promise<void> {
		setBusy(true);
		setFailure(undefined);
		const error = await saved(moved(services, service.id, step));
		if (error) {
			setFailure(pressRefusal(error, CHANGED));
			await refetch();
		} else toast.success(`${service.title} moved ${step < 0 ? 'up' : 'down'}`);
		setBusy(false);
	}
	return { isBusy, failure, move };
}
