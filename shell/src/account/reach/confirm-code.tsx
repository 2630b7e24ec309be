import type { PhoneCodeSent } from '@tulia/contracts/account/schemas';
import { validateConfirmPhoneBody } from '@tulia/contracts/validators/account';
import { useGetProfileQuery, validateWith } from '@tulia/platform';
import { usePhoneCode } from '@tulia/platform/phone-code';
import { PhoneCodeForm } from '@tulia/ui/address';
import type { FormProps } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { PhoneLink } from '../../centre/phone-link.tsx';
import * as a from '../account-page.module.css';

interface ConfirmCodeProps {
	readonly asked: PhoneCodeSent;
	/** The current number, valid until this one is confirmed. */
	readonly kept: string | undefined;
	/** The code was requested on this page. Default: true. */
	readonly takesFocus?: boolean;
	readonly onConfirmed: () => void;
	readonly onChangeNumber: () => void;
}

const validate = validateWith(validateConfirmPhoneBody);

export function ConfirmCode({ takesFocus = true, onConfirmed, ...rest }: ConfirmCodeProps): ReactNode {
	const { confirm, sendAgain } = usePhoneCode();
	const phone = useGetProfileQuery().data?.phones.main;
	const submit: FormProps<{ readonly code: string }>['onSubmit'] = async (values) => {
		const refusal = await confirm(values);
		if (!refusal) onConfirmed();
		return refusal;
	};
	return (
		<div className={a.step}>
			<PhoneCodeForm
				{...rest}
				takesFocus={takesFocus}
				phone={phone ? <PhoneLink phone={phone} /> : null}
				validate={validate}
				onSubmit={submit}
				onSendAgain={sendAgain}
			/>
		</div>
	);
}
