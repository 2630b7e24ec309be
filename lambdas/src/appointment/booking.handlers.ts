import { httpHandlers } from '../platform/http/http.ts';
import { unlessTurnedOff } from '../profile/unless-turned-off.usecase.ts';
import { appointmentsFromEnvironment } from './appointments.wiring.ts';
import { bookedBefore, createAppointment } from './book/create-appointment.usecase.ts';
import { dryRunBooking } from './book/dry-run-booking.usecase.ts';
import { withinLimits } from './book/limits/within-limits.usecase.ts';
import { cancelMyAppointment } from './cancel/request-cancellation.usecase.ts';
import { moveMyAppointment } from './move/request-move.usecase.ts';
import { getMyAppointment, listMyAppointments } from './read/get-appointment.usecase.ts';

const appointments = appointmentsFromEnvironment();

export const appointmentBookingHandlers = httpHandlers(
	() => import('@tulia/contracts/endpoint-validators/own-appointment.booking'),
	{
		createAppointment: unlessTurnedOff(
			'bookings',
			appointments,
			withinLimits(appointments, createAppointment(appointments), bookedBefore(appointments)),
			bookedBefore(appointments),
		),
		dryRunBooking: unlessTurnedOff('bookings', appointments, dryRunBooking(appointments)),
		listMyAppointments: listMyAppointments(appointments),
		getMyAppointment: getMyAppointment(appointments),
		cancelMyAppointment: withinLimits(appointments, cancelMyAppointment(appointments)),
		moveMyAppointment: unlessTurnedOff(
			'bookings',
			appointments,
			withinLimits(appointments, moveMyAppointment(appointments)),
		),
	},
);
