import type { AppointmentDetail } from '@tulia/contracts/appointment/staff-schemas';
import { Button, ButtonRow } from '@tulia/ui';
import { FormErrors, type FormRefusal, SubmitButton } from '@tulia/ui/form';
import { type ReactNode, useState } from 'react';
import { useLazyListFollowingMovesQuery, useMoveFollowingMutation } from '../../api/visits/series-api.ts';
import { StaffForm } from '../../lib/drafts/staff-form.tsx';
import { useDraftKey } from '../../lib/drafts/use-draft-key.ts';
import { isAttemptOver } from '../../lib/schedule/schedule-refusal.ts';
import { WhenFields } from '../../lib/schedule/when-fields.tsx';
import { seriesRefusal } from '../../lib/series/series-refusal.ts';
import { useSentBody } from '../../lib/series/use-sent-body.ts';
import type { OnChanged } from './changed-series.tsx';
import { type MovesValues, movesOf, movesQuestion, PlannedMoves } from './planned-moves.tsx';

interface MoveFollowingProps {
	readonly detail: AppointmentDetail;
	readonly onChanged: OnChanged;
	readonly onClose: () => void;
}

const FIELDS = ['date', 'time', 'psychologistId', 'choices'] as const;
const NO_TIME = { errors: [{ field: 'time', message: 'Please select a day and a time' }] };
const NOTHING_LEFT = { message: 'No visit is left to move. Tick one, or choose another time.' };

/** Moves a visit and all later visits of its series. The request is idempotent by the form's key. */
export function MoveFollowing({
	detail: { id, version, serviceId, psychologistId, series },
	onChanged,
	onClose,
}: MoveFollowingProps): ReactNode {
	const [move] = useMoveFollowingMutation();
	const [look] = useLazyListFollowingMovesQuery();
	const name = `move-following:${id}`;
	const idempotency = useDraftKey(name);
	const sent = useSentBody<ReturnType<typeof movesOf>>(idempotency.key);
	const [untouched] = useState<MovesValues>({ psychologistId });

	async function plannedVisits(values: MovesValues): Promise<ReturnType<typeof movesOf> | FormRefusal> {
		const question = movesQuestion(id, values);
		if (!question) return NO_TIME;
		const { data: moves, error } = await look(question, true);
		return moves ? movesOf(moves, values.choices) : seriesRefusal(error);
	}

	async function submit(values: MovesValues): Promise<FormRefusal | undefined> {
		const visits = sent.bodyFor(values) ?? (await plannedVisits(values));
		if (!Array.isArray(visits)) return visits;
		if (visits.length === 0) return NOTHING_LEFT;
		sent.store(values, visits);
		const { data, error } = await move({ id, body: { visits }, idempotencyKey: idempotency.key });
		if (data) {
			onChanged({ done: 'Moved', changed: data });
			return undefined;
		}
		if (isAttemptOver(error)) idempotency.renew();
		return seriesRefusal(error);
	}

	return (
		<StaffForm<MovesValues>
			draft={{ name, stored: FIELDS }}
			record={{ expectedVersion: () => version }}
			idempotency={idempotency}
			label="Move this and all that follow"
			initialValues={untouched}
			onSubmit={submit}
		>
			<FormErrors />
			<WhenFields serviceId={serviceId} moving={id} />
			<PlannedMoves id={id} serviceId={serviceId} every={series?.every} />
			<ButtonRow>
				<SubmitButton busyLabel="Moving…">Move the visits</SubmitButton>
				<Button variant="quiet" onClick={onClose}>
					Keep the old times
				</Button>
			</ButtonRow>
		</StaffForm>
	);
}
