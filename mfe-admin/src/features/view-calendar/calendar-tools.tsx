import type { Day } from '@tulia/centre/day';
import { Button, classNames, Icon, IconButton } from '@tulia/ui';
import { FilterChips } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { DayField } from '../../lib/dates/day-field.tsx';
import { type CalendarView, daysWords, isOfOne, type Look, shiftView } from './plan/calendar-days.ts';
import type { Person } from './plan/plan-days.ts';
import * as s from './view-calendar.module.css';

interface CalendarToolsProps {
	readonly view: CalendarView;
	/** The first and last day shown. */
	readonly range: { readonly from: Day; readonly to: Day };
	readonly today: Day;
	readonly people: readonly Person[];
	/** On a phone the calendar is always a list. */
	readonly isWide: boolean;
	readonly onShow: (view: CalendarView) => void;
}

const LOOKS: readonly { readonly value: Look; readonly label: string }[] = [
	{ value: 'day', label: 'Day' },
	{ value: 'week', label: 'Week' },
	{ value: 'list', label: 'List' },
];

/** The controls for day or week, lanes, and view. */
export function CalendarTools({ view, range, today, people, isWide, onShow }: CalendarToolsProps): ReactNode {
	const unit = view.look === 'day' ? 'Day' : 'Week';
	return (
		<div className={s.tools}>
			<div className={s.steps}>
				<IconButton icon="chevronLeft" label={`${unit} before`} onClick={() => onShow(shiftView(view, -1))} />
				<Button variant="secondary" size="sm" onClick={() => onShow({ ...view, day: today })}>
					Today
				</Button>
				<IconButton icon="chevronRight" label={`${unit} after`} onClick={() => onShow(shiftView(view, 1))} />
			</div>
			<p className={s.when} role="status">
				{daysWords(range)}
			</p>
			{isWide ? (
				<>
					<DayField label="Go to" value={view.day} onDay={(day) => onShow({ ...view, day })} />
					<FilterChips<Look>
						label="Show"
						chips={LOOKS}
						value={view.look}
						onChange={(look) => onShow({ ...view, look })}
					/>
				</>
			) : null}
			{isWide && view.look !== 'list' && people.length > 1 ? (
				isOfOne(view.look, people) ? (
					<FilterChips
						label="Whose week"
						chips={people.map(({ id, name }) => ({ value: id, label: name }))}
						value={people.find(({ id }) => id === view.person)?.id ?? people[0]?.id ?? ''}
						onChange={(person) => onShow({ ...view, person })}
					/>
				) : (
					<LaneChips view={view} people={people} onShow={onShow} />
				)
			) : null}
		</div>
	);
}

type LaneChipsProps = Pick<CalendarToolsProps, 'view' | 'people' | 'onShow'>;

/** Hides and shows lanes; the rest widen. The last one cannot be hidden. */
function LaneChips({ view, people, onShow }: LaneChipsProps): ReactNode {
	const shown = people.filter(({ id }) => !view.without.includes(id));
	function toggle(id: string): void {
		const isShown = shown.some((one) => one.id === id);
		if (isShown && shown.length === 1) return;
		onShow({
			...view,
			without: isShown ? [...view.without, id] : view.without.filter((other) => other !== id),
		});
	}
	return (
		<fieldset className={s.chips} aria-label="Psychologists">
			{people.map(({ id, name }) => {
				const isShown = shown.some((one) => one.id === id);
				return (
					<button
						key={id}
						type="button"
						className={classNames(s.chip, isShown && s.shown)}
						aria-pressed={isShown}
						onClick={() => toggle(id)}
					>
						{isShown ? <Icon name="tick" className={s.tick} /> : null}
						{name}
					</button>
				);
			})}
			{view.without.length > 0 ? (
				<Button variant="quiet" size="sm" onClick={() => onShow({ ...view, without: [] })}>
					Show all
				</Button>
			) : null}
		</fieldset>
	);
}
