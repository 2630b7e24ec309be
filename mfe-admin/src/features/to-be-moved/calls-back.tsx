import { Button, ButtonRow } from '@tulia/ui';
import { type ReactNode, useState } from 'react';
import * as s from './to-be-moved.module.css';

interface CallsBackProps {
	readonly isBusy: boolean;
	readonly onNote: (after: string | undefined) => Promise<void>;
	readonly onClose: () => void;
}

/** A form to note that the client will call back, and after which time if they named one. */
export function CallsBack({ isBusy, onNote, onClose }: CallsBackProps): ReactNode {
	const [after, setAfter] = useState('');
	return (
		<div className={s.form}>
			<label className={s.after}>
				After
				<input type="time" value={after} onChange={({ target }) => setAfter(target.value)} />
			</label>
			<ButtonRow>
				<Button size="sm" busy={isBusy} busyLabel="Saving…" onClick={() => void onNote(after || undefined)}>
					Note that they ring back
				</Button>
				<Button variant="quiet" size="sm" onClick={onClose}>
					Close
				</Button>
			</ButtonRow>
		</div>
	);
}
