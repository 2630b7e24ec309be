import { cancelMyAppointmentHandler } from '../appointment/cancel-my-appointment.handler.ts';
import { createAppointmentHandler } from '../appointment/create-appointment.handler.ts';
import { getMyAppointmentHandler } from '../appointment/get-my-appointment.handler.ts';
import { listMyAppointmentsHandler } from '../appointment/list-my-appointments.handler.ts';
import { moveMyAppointmentHandler } from '../appointment/move-my-appointment.handler.ts';
import { getAvailabilityHandler } from '../availability/get-availability.handler.ts';
import { listAvailableTimesHandler } from '../availability/list-available-times.handler.ts';
import { apiFunction } from '../platform/api-function.ts';

/** What a client does about appointments: find a time, book it, look it up, move it, cancel it. */
export const handler = apiFunction('booking', {
	listAvailableTimes: listAvailableTimesHandler,
	getAvailability: getAvailabilityHandler,
	createAppointment: createAppointmentHandler,
	listMyAppointments: listMyAppointmentsHandler,
	getMyAppointment: getMyAppointmentHandler,
	cancelMyAppointment: cancelMyAppointmentHandler,
	moveMyAppointment: moveMyAppointmentHandler,
});
