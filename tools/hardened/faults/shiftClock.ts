// Loaded before the server: the system's clock jumps by PICKET_SHIFT_MS at SIGUSR2.
const real = Date.now;
const shift = Number(process.env['PICKET_SHIFT_MS']);

process.on('SIGUSR2', () => (Date.now = () => real() + shift));
if (process.env['PICKET_SHIFTED'] !== undefined) process.emit('SIGUSR2');
