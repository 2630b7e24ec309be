import type { Account, PhoneCodeSent } from '@tulia/contracts/account/schemas';
import { validateConfirmPhoneBody } from '@tulia/contracts/validators/account';
import { paths, useGetProfileQuery, useNavigateUnlessLeft, validateWith } from '@tulia/platform';
import { usePhoneCode } from '@tulia/platform/phone-code';
import { PhoneCodeForm } from '@tulia/ui/address';
import type { ReactNode } from 'react';
import { PhoneLink } from '../phone-link.tsx';

interface TypeCodeProps {
	readonly asked: PhoneCodeSent;
	readonly kept: Account['phone'];
}

const validate = validateWith(validateConfirmPhoneBody);

/** The field for the code that was sent to the phone, where the booking form mentions it. */
export function TypeCode({ asked, kept }: TypeCodeProps): ReactNode {
	const { confirm, sendAgain } = usePhoneCode();
	const phone = useGetProfileQuery().data?.phones.main;
	const navigate = useNavigateUnlessLeft();
	return (
		<PhoneCodeForm
			asked={asked}
			kept={kept?.shown}
			takesFocus={false}
			phone={phone ? <PhoneLink phone={phone} /> : null}
			validate={validate}
			onSubmit={confirm}
			onSendAgain={sendAgain}
			onChangeNumber={() => void navigate(paths.account('reach'))}
		/>
	);
}
