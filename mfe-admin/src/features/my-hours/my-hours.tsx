import type { MyHours as MyHoursFacts } from '@tulia/contracts/own-hours/schemas';
import { Button } from '@tulia/ui';
import type { ReactNode } from 'react';
import { useEditedItem } from '../../lib/editing/use-edited-item.ts';
import { SectionHeading } from '../../lib/page/section-heading.tsx';
import { CurrentHours } from './current-hours.tsx';
import * as s from './my-hours.module.css';
import { MyHoursForm } from './my-hours-form.tsx';
import { OwnRequest } from './own-request.tsx';

interface MyHoursProps {
	readonly hours: MyHoursFacts;
	readonly now: Date;
}

/** A psychologist’s own hours and time off, which can be edited in place. */
export function MyHours({ hours, now }: MyHoursProps): ReactNode {
	const { editing, hasSwitched, edit, done } = useEditedItem();
	const asks = hours.rule === 'ask_first';
	const isWaiting = hours.request?.state === 'open';
	if (editing !== undefined)
		return (
			<>
				<SectionHeading
					title={asks ? 'Ask for other hours or time off' : 'Change my hours and time off'}
					takesFocus={hasSwitched}
				/>
				<MyHoursForm hours={hours} onDone={done} />
			</>
		);
	return (
		<div className={s.board}>
			{hours.request ? <OwnRequest request={hours.request} rule={hours.rule} now={now} /> : null}
			<SectionHeading
				title="As it is now"
				takesFocus={hasSwitched}
				action={
					<Button size="sm" onClick={() => edit('hours')}>
						{asks ? askLabel(isWaiting) : 'Change'}
					</Button>
				}
			/>
			<CurrentHours hours={hours} now={now} />
		</div>
	);
}

const askLabel = (isWaiting: boolean): string => (isWaiting ? 'Change my request' : 'Ask for a change');
