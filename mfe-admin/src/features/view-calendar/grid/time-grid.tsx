import { dayOf, minuteOf, wallTime } from '@tulia/centre/clock';
import type { Span } from '@tulia/centre/span';
import { classNames } from '@tulia/ui';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { type DayPlan, gridSpan, isFolded, type PlacedVisit } from '../plan/plan-days.ts';
import { shortNames } from '../plan/short-names.ts';
import { VisitPanel } from '../visit-panel.tsx';
import { CalendarKey } from './calendar-key.tsx';
import { DayColumn } from './day-column.tsx';
import { firstKey, gridKeys, visitKey } from './grid-places.ts';
import { heightOf, topOf } from './place-style.ts';
import * as s from './time-grid.module.css';
import { useRovingFocus } from './use-roving-focus.ts';

interface TimeGridProps {
	readonly look: 'day' | 'week';
	readonly plans: readonly DayPlan[];
	/** The ids of the visits that the schedule does not allow any more. */
	readonly displaced: ReadonlySet<string>;
	readonly now: Date;
}

/** Of a lane, in rem: as narrow as a first name allows in a week, and a whole name on a day. */
const NARROWEST = { week: 3.4, day: 7 } as const;
const FOLDED = '5rem';

/** Days by the clock, a lane for each person; beside a visit opens what can be done about it. */
export function TimeGrid({ look, plans, displaced, now }: TimeGridProps): ReactNode {
	const scroller = useRef<HTMLDivElement>(null);
	const [openId, setOpenId] = useState<string>();
	const grid = gridSpan(plans);
	const { placeOf, gridProps } = useRovingFocus(gridKeys(plans), firstKey(plans, now));
	const names = plans[0]?.lanes.map(({ person }) => person.name) ?? [];
	const open = plans.map(({ lanes }) => lanes.length);
	const close = (): void => {
		setOpenId(undefined);
		if (openId !== undefined) placeIn(scroller.current, visitKey(openId))?.focus();
	};
	const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
		if (event.key === 'Escape' && openId !== undefined) close();
		gridProps.onKeyDown(event);
	};
	useScrollToToday(scroller);
	return (
		<div className={s.box}>
			<div ref={scroller} className={s.scroller}>
				{/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and these are visits and times */}
				<div
					className={s.grid}
					role="group"
					aria-label="Visits and free times"
					style={{ gridTemplateColumns: columnsOf(plans, look) }}
					onFocus={gridProps.onFocus}
					onKeyDown={onKeyDown}
				>
					<Axis grid={grid} now={now} isTodayShown={plans.some(({ day }) => day === dayOf(now))} />
					{plans.map((plan, place) => {
						const firstLane = open.slice(0, place).reduce((sum, lanes) => sum + lanes, 0);
						const opened = openIn(plan, openId);
						return (
							<DayColumn
								key={plan.day}
								{...{ plan, grid, placeOf, displaced, openId, now, firstLane }}
								names={look === 'day' ? names : shortNames(names)}
								laneCount={open.reduce((sum, lanes) => sum + lanes, 0)}
								isAlone={look === 'day'}
								onOpen={(id) => setOpenId(id === openId ? undefined : id)}
							>
								{opened ? (
									<VisitPanel
										visit={opened.placed.visit}
										isDisplaced={displaced.has(opened.placed.visit.id)}
										style={besideLane({ ...opened, of: plan.lanes.length, firstLane, all: open }, grid)}
										onClose={close}
									/>
								) : null}
							</DayColumn>
						);
					})}
				</div>
			</div>
			<CalendarKey />
		</div>
	);
}

const placeIn = (box: HTMLElement | null, key: string): HTMLElement | undefined =>
	[...(box?.querySelectorAll<HTMLElement>('[data-place]') ?? [])].find(({ dataset }) => dataset.place === key);

/** Where lanes need more than there is, today stands first. */
function useScrollToToday(scroller: { readonly current: HTMLDivElement | null }): void {
	useLayoutEffect(() => {
		const box = scroller.current;
		const today = box?.querySelector<HTMLElement>('[data-today]');
		const axis = box?.querySelector<HTMLElement>('[data-axis]');
		if (!box || !today || !axis || today.offsetLeft + today.offsetWidth <= box.clientWidth) return;
		box.scrollLeft = today.offsetLeft - axis.offsetWidth;
	}, [scroller]);
}

const columnsOf = (plans: readonly DayPlan[], look: TimeGridProps['look']): string =>
	[
		'3.25rem',
		...plans.map((plan) =>
			isFolded(plan) ? FOLDED : `minmax(${plan.lanes.length * NARROWEST[look]}rem, ${plan.lanes.length}fr)`,
		),
	].join(' ');

interface Opened {
	readonly placed: PlacedVisit;
	/** The place of its lane in the day. */
	readonly lane: number;
}

function openIn({ lanes }: DayPlan, id: string | undefined): Opened | undefined {
	const lane = lanes.findIndex(({ visits }) => visits.some(({ visit }) => visit.id === id));
	const placed = lanes[lane]?.visits.find(({ visit }) => visit.id === id);
	return placed && { placed, lane };
}

interface BesideLane extends Opened {
	/** How many lanes the day has. */
	readonly of: number;
	readonly firstLane: number;
	/** How many lanes each day has. */
	readonly all: readonly number[];
}

/** Beside the visit, on the side where there is more room, upwards in the afternoon; over it where it is the only lane. */
function besideLane({ placed, lane, of, firstLane, all }: BesideLane, grid: Span) {
	const count = all.reduce((sum, lanes) => sum + lanes, 0);
	const isLate = placed.from + placed.to > grid.from + grid.to;
	const height = isLate ? { bottom: heightOf({ from: placed.to, to: grid.to }) } : { top: topOf(placed.from, grid) };
	if (count === 1) return { ...height, right: '0.5rem' };
	return firstLane + lane >= count / 2
		? { ...height, right: `calc(${((of - lane) / of) * 100}% + 0.4rem)` }
		: { ...height, left: `calc(${((lane + 1) / of) * 100}% + 0.4rem)` };
}

interface AxisProps {
	readonly grid: Span;
	readonly now: Date;
	readonly isTodayShown: boolean;
}

/** The hours, and on them what time it is. Read with each visit, so nobody has to hear it. */
function Axis({ grid, now, isTodayShown }: AxisProps): ReactNode {
	const hours = Array.from({ length: (grid.to - grid.from) / 60 + 1 }, (_, place) => grid.from + place * 60);
	const minute = minuteOf(now);
	const isNowShown = isTodayShown && minute >= grid.from && minute <= grid.to;
	const isHidden = (hour: number): boolean => isNowShown && Math.abs(hour - minute) < 10;
	return (
		<div className={s.axis} data-axis="true" aria-hidden="true">
			<p className={classNames(s.head, s.mini)}>EAT</p>
			<div className={s.hours} style={{ height: heightOf(grid) }}>
				{hours
					.filter((hour) => !isHidden(hour))
					.map((hour) => (
						<span key={hour} style={{ top: topOf(hour, grid) }}>
							{wallTime(hour % (24 * 60)).replace(':00', '')}
						</span>
					))}
				{isNowShown ? (
					<span className={s.clock} style={{ top: topOf(minute, grid) }}>
						{wallTime(minute).split(' ')[0]}
					</span>
				) : null}
			</div>
		</div>
	);
}
