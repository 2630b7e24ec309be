import type { Account, NoticesChoice } from '@tulia/contracts/account/schemas';
import { patchAccount, useAppDispatch, useChooseNoticesMutation } from '@tulia/platform';
import { RadioCardGroup } from '@tulia/ui/form';
import { noticeOptions } from '@tulia/ui/notices';
import { type ReactNode, useId, useRef, useState } from 'react';
import * as s from './reach.module.css';

type Way = NoticesChoice['notices'];

interface ChooseWayProps {
	readonly account: Account;
}

const NOT_SAVED = 'We could not save that just now, and tell you as before. You can book all the same.';

const isWay = (value: string | undefined): value is Way => value === 'email' || value === 'sms' || value === 'both';

/** Saves each choice at once. Saves run one after the other, so the last choice is stored. */
function useSavedWay(): {
	readonly shown: Way | undefined;
	readonly said: string;
	readonly save: (way: Way) => Promise<void>;
} {
	const [choose] = useChooseNoticesMutation();
	const dispatch = useAppDispatch();
	const wanted = useRef<Way>(undefined);
	const [shown, setShown] = useState<Way | undefined>(undefined);
	const [said, setSaid] = useState('');

	async function save(way: Way): Promise<void> {
		setShown(way);
		setSaid('');
		const isSaving = wanted.current !== undefined;
		wanted.current = way;
		if (isSaving) return;
		setSaid(await settled(way));
		wanted.current = undefined;
		setShown(undefined);
	}

	/** The message once all saves are done. */
	async function settled(way: Way): Promise<string> {
		const { data } = await choose({ notices: way });
		if (data) dispatch(patchAccount(() => data));
		const next = wanted.current;
		if (next !== undefined && next !== way) return settled(next);
		return data ? 'Saved.' : NOT_SAVED;
	}

	return { shown, said, save };
}

/** Email, SMS or both. Inside the booking form, but no part of its request. */
export function ChooseWay({ account }: ChooseWayProps): ReactNode {
	const id = useId();
	const { shown, said, save } = useSavedWay();
	const kept = isWay(account.notices) ? account.notices : undefined;
	return (
		<>
			<RadioCardGroup
				label="How should we tell you?"
				hint="SMS costs you nothing. It says where and when, and never why."
				options={noticeOptions(account)}
				field={{
					id,
					name: 'how-we-tell-you',
					value: shown ?? kept,
					onChange: (value) => void (isWay(value) && save(value)),
					onBlur: () => undefined,
					error: undefined,
				}}
			/>
			<p className={s.small} role="status">
				{said}
			</p>
		</>
	);
}
