import { Container, Notice, PageHeading } from '../src/core.ts';
import {
	Checkbox,
	Form,
	FormErrors,
	PasswordField,
	RadioCards,
	SubmitButton,
	TextArea,
	TextField,
} from '../src/form.ts';
import { Illustration } from '../src/illustrations.ts';
import * as s from './gallery.module.css';
import { Example } from './part.tsx';

interface Account {
	readonly name?: string;
	readonly email?: string;
	readonly password?: string;
	readonly confirmPassword?: string;
	readonly terms?: boolean;
}

const INITIAL: Account = {
	name: 'Wairimu Kariuki',
	email: 'wairimu@example.com',
	password: 'Chai4two',
	confirmPassword: 'Chai4tw',
};
const RULES = [
	{ label: 'At least 8 characters', isMet: (password: string) => password.length >= 8 },
	{ label: 'One capital letter', isMet: (password: string) => /[A-Z]/.test(password) },
	{ label: 'One small letter', isMet: (password: string) => /[a-z]/.test(password) },
	{ label: 'One number', isMet: (password: string) => /\d/.test(password) },
	{ label: 'One of @ $ ! % * ? &', isMet: (password: string) => /[@$!%*?&]/.test(password) },
];

const validate = ({ password, confirmPassword, terms }: Account) => [
	...(password === confirmPassword ? [] : [{ field: 'confirmPassword', message: 'Passwords must match' }]),
	...(terms ? [] : [{ field: 'terms', message: 'You must accept the terms and conditions' }]),
];

export const FormPage = () => (
	<main id="main">
		<Container>
			<PageHeading>Forms</PageHeading>
			<div className={`${s.two} ${s.half}`}>
				<Register />
				<Login />
			</div>
			<Example title="Choices">
				<Form onSubmit={() => undefined} label="Choices">
					<RadioCards
						name="serviceId"
						label="What would you like help with?"
						compact
						options={['depression-therapy', 'addiction-recovery', 'anxiety-management', 'family-therapy'].map((id) => ({
							value: id,
							title: id,
							text: 'Worry, panic and a mind that will not rest.',
							image: <Illustration of={`service-${id}`} />,
						}))}
					/>
					<RadioCards
						name="forWhom"
						label="Who is it for?"
						options={[
							{ value: 'me', title: 'Me' },
							{ value: 'my_child', title: 'My child', text: 'I am the parent or guardian.' },
						]}
					/>
					<TextArea
						name="notes"
						label="Notes for your psychologist"
						optional
						hint="Only the psychologist of this visit can read this."
						maxLength={500}
					/>
				</Form>
			</Example>
		</Container>
	</main>
);

const Register = () => (
	<div className={s.narrow}>
		<Form<Account> initialValues={INITIAL} validate={validate} onSubmit={() => undefined} label="Create your account">
			<FormErrors />
			<TextField name="name" label="Full name" autoComplete="name" />
			<TextField name="email" label="Email" type="email" inputMode="email" autoComplete="email" />
			<PasswordField name="password" label="Password" autoComplete="new-password" rules={RULES} />
			<PasswordField name="confirmPassword" label="Confirm password" autoComplete="new-password" />
			<Checkbox
				name="terms"
				label={
					<>
						I accept the <a href="#terms">terms</a> and the <a href="#privacy">privacy policy</a>
					</>
				}
			/>
			<SubmitButton block busyLabel="Creating account…">
				Create account
			</SubmitButton>
		</Form>
	</div>
);

const Login = () => (
	<div className={s.narrow}>
		<Form onSubmit={() => ({ message: 'Invalid email or password' })} label="Log in">
			<Notice tone="info">Please log in to schedule a session.</Notice>
			<FormErrors />
			<TextField name="email" label="Email" type="email" autoComplete="email" hint="The one you registered with." />
			<PasswordField name="password" label="Password" autoComplete="current-password" />
			<Checkbox name="remember" label="Remember me" />
			<SubmitButton block busyLabel="Logging in…">
				Log in
			</SubmitButton>
		</Form>
	</div>
);
