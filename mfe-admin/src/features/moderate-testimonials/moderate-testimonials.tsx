import { compactDate, compactDay } from '@tulia/centre/compact-date';
import type { StaffTestimonial } from '@tulia/contracts/testimonial/staff-schemas';
import { Button, Notice, Stars } from '@tulia/ui';
import { type ReactNode, useState } from 'react';
import {
	type TestimonialState,
	useDecideTestimonialMutation,
	useListAllTestimonialsQuery,
} from '../../api/website/testimonials-api.ts';
import { ConfirmPublishing } from '../../lib/lists/confirm-publishing.tsx';
import { keepPreviousData } from '../../lib/lists/keep-previous-data.ts';
import { QuotedText, ReviewList, ReviewRow } from '../../lib/lists/review-row.tsx';
import { CrisisBadge, StateBadge } from '../../lib/lists/state-badge.tsx';
import { StateList } from '../../lib/lists/state-list.tsx';
import { useModeration } from '../../lib/lists/use-moderation.ts';
import { useStateFilter } from '../../lib/lists/use-state-filter.ts';

const STATES = ['pending', 'published', 'hidden'] as const;
const CHIPS = [
	{ value: 'pending', label: 'Waiting' },
	{ value: 'published', label: 'Published' },
	{ value: 'hidden', label: 'Hidden' },
] as const;
const MARKS = {
	pending: { tone: 'waiting', word: 'Waiting' },
	published: { tone: 'good', word: 'Published' },
	hidden: { tone: 'quiet', word: 'Hidden' },
} as const;
const EMPTY = {
	pending: { title: 'No testimonials are waiting', text: 'What clients offer appears here first.' },
	published: { title: 'No testimonials are published yet' },
	hidden: { title: 'No testimonials are hidden' },
} as const;
const DONE = {
	pending: 'The testimonial waits again',
	published: 'Testimonial published',
	hidden: 'Testimonial hidden',
} as const;

/** The testimonials of clients, with buttons to approve or hide each and to undo that. */
export function ModerateTestimonials({ now }: { readonly now: Date }): ReactNode {
	const filter = useStateFilter<TestimonialState>(STATES);
	const query = keepPreviousData(
		useListAllTestimonialsQuery({ state: filter.state, cursor: filter.cursor }, { refetchOnMountOrArgChange: true }),
	);
	const [send] = useDecideTestimonialMutation();
	const { busy, failureOf, failureElsewhere, moderate } = useModeration();
	const elsewhere = failureElsewhere(query.data?.data.map(({ id }) => id) ?? []);

	const decide = (testimonial: StaffTestimonial, state: TestimonialState): Promise<boolean> =>
		moderate({ id: testimonial.id, wanted: state, done: DONE[state], send: () => send({ testimonial, state }) });

	return (
		<>
			{elsewhere === undefined ? null : (
				<Notice tone="bad" role="alert">
					<p>{elsewhere}</p>
				</Notice>
			)}
			<StateList noun="testimonials" filter={filter} chips={CHIPS} query={query} empty={EMPTY[filter.state]}>
				{(rows) => (
					<ReviewList label="Testimonials">
						{rows.map((testimonial) => (
							<TestimonialRow
								key={testimonial.id}
								testimonial={testimonial}
								listed={filter.state}
								now={now}
								isBusy={busy(testimonial.id)}
								failure={failureOf(testimonial.id)}
								onModerate={(state) => void decide(testimonial, state)}
							/>
						))}
					</ReviewList>
				)}
			</StateList>
		</>
	);
}

interface TestimonialRowProps {
	readonly testimonial: StaffTestimonial;
	readonly listed: TestimonialState;
	readonly now: Date;
	readonly isBusy: boolean;
	readonly failure: string | undefined;
	readonly onModerate: (state: TestimonialState) => void;
}

function TestimonialRow({ testimonial, listed, now, isBusy, failure, onModerate }: TestimonialRowProps): ReactNode {
	const { name, message, rating, date, state, consent, mayBeInCrisis } = testimonial;
	const { tone, word } = MARKS[state];
	return (
		<ReviewRow
			title={name}
			marks={
				<>
					{state === listed ? null : <StateBadge tone={tone}>{word}</StateBadge>}
					{mayBeInCrisis ? <CrisisBadge /> : null}
				</>
			}
			facts={
				<>
					<Stars value={rating} /> <time dateTime={date}>{compactDay(date, now)}</time>
				</>
			}
			isBusy={isBusy}
			failure={failure}
			actions={<TestimonialActions testimonial={testimonial} isBusy={isBusy} onModerate={onModerate} />}
		>
			<QuotedText>{message}</QuotedText>
			<p>
				<small>
					{consent
						? `Agreed to be published on ${compactDate(new Date(consent.at), now)} (wording ${consent.version}).`
						: 'No agreement is recorded here: it came before the form. Ask the writer before you publish it.'}
				</small>
			</p>
		</ReviewRow>
	);
}

type ActionsProps = Pick<TestimonialRowProps, 'testimonial' | 'isBusy' | 'onModerate'>;

function TestimonialActions({ testimonial, isBusy, onModerate }: ActionsProps): ReactNode {
	const { name, state, mayBeInCrisis } = testimonial;
	const [isAsking, setAsking] = useState(false);
	const ask = (to: TestimonialState): void => {
		if (to === 'published' && mayBeInCrisis) setAsking(true);
		else onModerate(to);
	};
	const act = (to: TestimonialState, label: string, isFirst: boolean): ReactNode => (
		<Button
			variant={isFirst ? 'primary' : 'secondary'}
			size="sm"
			busy={isBusy && isFirst}
			disabled={isBusy}
			busyLabel="Saving…"
			aria-label={`${label}: ${name}`}
			onClick={() => ask(to)}
		>
			{label}
		</Button>
	);
	if (isAsking && state !== 'published')
		return (
			<ConfirmPublishing
				noun="testimonial"
				name={name}
				isBusy={isBusy}
				onPublish={() => onModerate('published')}
				onKeepPrivate={() => setAsking(false)}
			/>
		);
	if (state === 'pending')
		return (
			<>
				{act('published', 'Approve', true)}
				{act('hidden', 'Hide', false)}
			</>
		);
	return (
		<>
			{state === 'published' ? act('hidden', 'Hide', true) : act('published', 'Approve', true)}
			{act('pending', 'Undo', false)}
		</>
	);
}
