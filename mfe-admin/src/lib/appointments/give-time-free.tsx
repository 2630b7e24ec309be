import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';
import { explain } from '@tulia/platform';
import { Button, toast } from '@tulia/ui';
import type { ReactNode } from 'react';
import { useGiveTimeFreeMutation } from '../../api/visits/kept-time-api.ts';

const WHY_NOT = {
	not_found: 'This visit no longer exists.',
	forbidden: 'This account may not do that. Please log in with a staff account.',
};

interface GiveTimeFreeProps {
	readonly visit: Pick<AdminAppointment, 'id'>;
	/** Called to move the focus: the button disappears once the time is free. */
	readonly onGiven?: (() => void) | undefined;
}

/** Gives the time of a cancelled visit free, with one tap. */
export function GiveTimeFree({ visit: { id }, onGiven }: GiveTimeFreeProps): ReactNode {
	const [give, { isLoading }] = useGiveTimeFreeMutation();
	async function press(): Promise<void> {
		const { error } = await give({ id });
		if (error) {
			toast.error(explain(error, WHY_NOT, 'We could not give the time free. Please try again.'));
			return;
		}
		toast.success('The time is free: it can be booked again');
		onGiven?.();
	}
	return (
		<Button size="sm" variant="secondary" busy={isLoading} busyLabel="Giving it free…" onClick={() => void press()}>
			Give this time free
		</Button>
	);
}
