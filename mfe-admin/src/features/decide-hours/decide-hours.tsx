import { compactMoment } from '@tulia/centre/compact-date';
import type { HoursDecision, HoursRequestToDecide } from '@tulia/contracts/own-hours/schemas';
import { validateDecideHoursRequestBody } from '@tulia/contracts/validators/own-hours';
import { validateWith } from '@tulia/platform';
import { Button, ButtonRow, Notice, toast } from '@tulia/ui';
import { FormErrors, type FormRefusal, SubmitButton, TextArea, useForm, useFormState } from '@tulia/ui/form';
import { type ReactNode, useRef } from 'react';
import { useDecideHoursRequestMutation } from '../../api/own-hours-api.ts';
import { StaffForm } from '../../lib/drafts/staff-form.tsx';
import { saveRefusal } from '../../lib/editing/save-refusal.ts';
import { PanelSection } from '../../lib/page/panel-section.tsx';
import { AffectedVisits } from '../../lib/schedule/affected-visits.tsx';
import { concernedWords } from '../../lib/schedule/displaced-words.ts';
import { HoursChangeList } from '../../lib/schedule/hours-change-list.tsx';

interface DecideHoursProps {
	readonly request: HoursRequestToDecide;
	readonly now: Date;
}
interface DecisionValues {
	readonly words?: string;
}
type Decision = HoursDecision['decision'];

const WHY_NOT = {
	not_found: 'This request was withdrawn meanwhile.',
	changed_meanwhile: 'Not decided: it was changed, withdrawn or decided meanwhile. Please look again.',
	bookings_unseen: 'Not accepted yet: other visits are concerned now. Please look at them below.',
	hours_outdated: 'Not accepted: the same days were changed since this was asked. You can decline it, with a word why.',
};
const DONE: Record<Decision, string> = { accept: 'Accepted', decline: 'Declined' };
const NO_VALUES = {};

/** One request for hours: its changes, the affected visits, and the buttons to accept or decline. */
export function DecideHours({ request, now }: DecideHoursProps): ReactNode {
	const { psychologist, before, after, reason, askedAt, affected, isOutdated, version } = request;
	const headingId = `hours-of-${psychologist.id}`;
	return (
		<PanelSection headingId={headingId}>
			<h2 id={headingId}>{psychologist.name}</h2>
			<p>Asked {compactMoment(askedAt, now)}.</p>
			<HoursChangeList before={before} after={after} now={now} />
			{reason === undefined ? null : <p>Reason: {reason}</p>}
			{isOutdated ? (
				<Notice tone="warm" title="This cannot be accepted any more">
					<p>
						Somebody changed the same days or the same time off since it was asked. Please decline it with a word, and{' '}
						{psychologist.name} can ask again.
					</p>
				</Notice>
			) : null}
			{affected.length > 0 ? (
				<Notice tone="warm" title={`If you accept, ${concernedWords(affected.length)}`}>
					<p>They stay booked, and stand under “To be moved” until each is moved, cancelled or kept.</p>
					<AffectedVisits affected={affected} now={now} />
				</Notice>
			) : null}
			<DecisionForm key={version} request={request} />
		</PanelSection>
	);
}

function DecisionForm({ request }: { readonly request: HoursRequestToDecide }): ReactNode {
	const { psychologist, affected, isOutdated, version } = request;
	const [decide] = useDecideHoursRequestMutation();
	const usual: Decision = isOutdated ? 'decline' : 'accept';
	const pressed = useRef<Decision>(usual);
	const bodyOf = ({ words }: DecisionValues): HoursDecision => ({
		...{ decision: pressed.current, version, seen: affected.map(({ id }) => id) },
		...(words === undefined ? {} : { words }),
	});

	async function submit(values: DecisionValues): Promise<FormRefusal | undefined> {
		const body = bodyOf(values);
		pressed.current = usual;
		const { error } = await decide({ id: psychologist.id, body });
		if (error) return saveRefusal(error, WHY_NOT);
		toast.success(`${DONE[body.decision]}: ${psychologist.name}`);
		return undefined;
	}
	return (
		<StaffForm<DecisionValues>
			draft={{ name: `hours-decision:${psychologist.id}`, inMemory: ['words'] }}
			record={{ expectedVersion: () => version }}
			label={`Answer ${psychologist.name}`}
			initialValues={NO_VALUES}
			validate={validateWith(validateDecideHoursRequestBody, bodyOf)}
			onSubmit={submit}
		>
			<FormErrors />
			<TextArea
				name="words"
				label={`A word to ${psychologist.name}`}
				optional
				maxLength={500}
				rows={2}
				hint="It stands on their page with your answer. It is not in the email."
			/>
			<ButtonRow>
				<SubmitButton busyLabel="Sending…">{isOutdated ? 'Decline' : acceptLabel(affected.length)}</SubmitButton>
				{isOutdated ? null : (
					<DeclineButton
						onPress={() => {
							pressed.current = 'decline';
						}}
					/>
				)}
			</ButtonRow>
		</StaffForm>
	);
}

const acceptLabel = (affected: number): string => (affected === 0 ? 'Accept' : 'I have seen them: accept');

function DeclineButton({ onPress }: { readonly onPress: () => void }): ReactNode {
	const form = useForm();
	const { submitting } = useFormState({ subscription: { submitting: true } });
	function decline(): void {
		onPress();
		void form.submit();
	}
	return (
		<Button variant="secondary" disabled={submitting} onClick={decline}>
			Decline
		</Button>
	);
}
