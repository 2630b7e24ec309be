import { dayOf, minuteOf, wallTime } from '@tulia/centre/clock';
import type { Span } from '@tulia/centre/span';
import { classNames } from '@tulia/ui';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useMoving } from '../move/use-moving.ts';
import { type DayPlan, gridSpan, isFolded, type Person } from '../plan/plan-days.ts';
import { shortNames } from '../plan/short-names.ts';
import { BesideVisit } from './beside-visit.tsx';
import { CalendarKey } from './calendar-key.tsx';
import { DayColumn } from './day-column.tsx';
import { firstKey, gridKeys, visitKey } from './grid-places.ts';
import { heightOf, topOf } from './place-style.ts';
import * as s from './time-grid.module.css';
import { useCutSides } from './use-cut-sides.ts';
import { useRovingFocus } from './use-roving-focus.ts';

interface TimeGridProps {
	readonly look: 'day' | 'week';
	readonly plans: readonly DayPlan[];
	readonly people: readonly Person[];
	/** The ids of visits that the schedule no longer allows. */
	readonly displaced: ReadonlySet<string>;
	readonly now: Date;
}

/**
 * The minimum width of a lane, in rem. A week, or a day with many lanes, has room for a first name; a day with few
 * lanes, for a full name.
 */
const NARROWEST = { week: 3.6, day: 7, dayOfMany: 5.2 } as const;
/** A day with more lanes than this shows short names, so that it fits the window. */
const FEW = 6;
const FOLDED = '5.75rem';

/**
 * Days on a time axis, with a lane for each psychologist. A panel beside a visit has its actions, or shows the effect
 * of moving it.
 */
export function TimeGrid({ look, plans, people, displaced, now }: TimeGridProps): ReactNode {
	const scroller = useRef<HTMLDivElement>(null);
	const grid = gridSpan(plans);
	const moving = useMoving(plans, scroller);
	const { openId, close, leave, toggle } = useOpenVisit(scroller, moving);
	const { placeOf, gridProps } = useRovingFocus(gridKeys(plans), firstKey(plans, now));
	const names = plans[0]?.lanes.map(({ person }) => person.name) ?? [];
	const open = plans.map(({ lanes }) => lanes.length);
	const laneCount = open.reduce((sum, lanes) => sum + lanes, 0);
	const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
		if (moving.onKey(event)) return;
		if (event.key === 'Escape' && openId !== undefined) close();
		gridProps.onKeyDown(event);
	};
	useScrollToToday(scroller);
	const { isLeftCut, isRightCut } = useCutSides(scroller);
	return (
		<div className={s.box}>
			<div className={s.frame}>
				<div ref={scroller} className={s.scroller} tabIndex={-1}>
					{/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields, and these are visits and times */}
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
							return (
								<DayColumn
									key={plan.day}
									{...{ plan, grid, placeOf, displaced, openId, now, firstLane, laneCount, people, moving }}
									names={look === 'day' && names.length <= FEW ? names : shortNames(names)}
									isAlone={look === 'day'}
									onOpen={toggle}
								>
									<BesideVisit
										{...{ plan, people, grid, displaced, firstLane, laneCount, now, moving }}
										openId={openId}
										onClose={close}
										onGivenFree={leave}
									/>
								</DayColumn>
							);
						})}
					</div>
				</div>
				{isLeftCut ? <div className={s.cutLeft} /> : null}
				{isRightCut ? <div className={s.cutRight} /> : null}
			</div>
			<CalendarKey />
		</div>
	);
}

/** Stores which visit has an open panel. The start of a move closes the panel. */
function useOpenVisit(scroller: { readonly current: HTMLDivElement | null }, moving: ReturnType<typeof useMoving>) {
	const [openId, setOpenId] = useState<string>();
	const close = (): void => {
		setOpenId(undefined);
		if (openId !== undefined) placeIn(scroller.current, visitKey(openId))?.focus();
	};
	/** Moves the focus to the grid, because the block disappears with its panel. */
	const leave = (): void => {
		setOpenId(undefined);
		scroller.current?.focus();
	};
	const toggle = (id: string): void => {
		moving.actions.onPutBack();
		setOpenId(id === openId ? undefined : id);
	};
	if (moving.draft && openId !== undefined) setOpenId(undefined);
	return { openId, close, leave, toggle };
}

const placeIn = (box: HTMLElement | null, key: string): HTMLElement | undefined =>
	[...(box?.querySelectorAll<HTMLElement>('[data-place]') ?? [])].find(({ dataset }) => dataset.place === key);

/** Scrolls today to the start if the lanes do not fit. */
function useScrollToToday(scroller: { readonly current: HTMLDivElement | null }): void {
	useLayoutEffect(() => {
		const box = scroller.current;
		const today = box?.querySelector<HTMLElement>('[data-today]');
		const axis = box?.querySelector<HTMLElement>('[data-axis]');
		if (!box || !today || !axis || today.offsetLeft + today.offsetWidth <= box.clientWidth) return;
		box.scrollLeft = today.offsetLeft - axis.offsetWidth;
	}, [scroller]);
}

const narrowest = (look: TimeGridProps['look'], lanes: number): number =>
	look === 'day' && lanes > FEW ? NARROWEST.dayOfMany : NARROWEST[look];

const columnsOf = (plans: readonly DayPlan[], look: TimeGridProps['look']): string =>
	[
		'3.25rem',
		...plans.map((plan) =>
			isFolded(plan)
				? FOLDED
				: `minmax(${plan.lanes.length * narrowest(look, plan.lanes.length)}rem, ${plan.lanes.length}fr)`,
		),
	].join(' ');

interface AxisProps {
	readonly grid: Span;
	readonly now: Date;
	readonly isTodayShown: boolean;
}

/**
 * The axis with the hours and the current time. It is hidden from screen readers, because each visit has its time.
 */
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
