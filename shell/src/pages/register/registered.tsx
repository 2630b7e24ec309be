import { Link, paths, useGetAccountQuery, useNavigateUnlessLeft, usePage } from '@tulia/platform';
import { ButtonRow, Container, LinkButton, Seal } from '@tulia/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { OwnAddress } from '../../account/own-address.tsx';
import { keptNumber } from '../../account/reach/ask-code.tsx';
import { ConfirmCode } from '../../account/reach/confirm-code.tsx';
import * as s from './registered.module.css';

/** The page after registering without another destination: the account works, and the confirmation email was sent. */
export function Registered({ name }: { readonly name: string }): ReactNode {
	usePage({ title: 'Your account is ready' });
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<Container>
			<meta name="robots" content="noindex" />
			<div className={s.panel}>
				<div className={s.head}>
					<Seal />
					<div className={s.words}>
						<h1 ref={heading} tabIndex={-1} className={s.title}>
							Karibu, {name.trim().split(/\s+/)[0]}
						</h1>
						<p className={s.lead}>Your account is ready. You can book now.</p>
					</div>
				</div>
				<OwnAddress place="registered" />
				<CodeSent />
				<ButtonRow>
					<LinkButton component={Link} to={paths.schedule()} variant="primary">
						Book a visit
					</LinkButton>
					<LinkButton component={Link} to={paths.home()} variant="quiet">
						Back to Home
					</LinkButton>
				</ButtonRow>
			</div>
		</Container>
	);
}

/** No code is sent before the address is confirmed. */
function NumberWaits(): ReactNode {
	const { phone } = keptNumber();
	if (phone === '') return null;
	return (
		<p>
			Once your email address is confirmed, we can send a code to {phone}. Ask for it in{' '}
			<Link to={paths.account('reach')}>your account</Link>.
		</p>
	);
}

function CodeSent(): ReactNode {
	const account = useGetAccountQuery().data;
	const navigate = useNavigateUnlessLeft();
	if (account?.phone?.confirmed) return <p role="status">Asante. Your number {account.phone.shown} is confirmed.</p>;
	if (!account?.phoneCode) return <NumberWaits />;
	return (
		<section aria-label="Your phone number">
			<ConfirmCode
				asked={account.phoneCode}
				kept={account.phone?.shown}
				takesFocus={false}
				onConfirmed={() => undefined}
				onChangeNumber={() => void navigate(paths.account('reach'))}
			/>
		</section>
	);
}
