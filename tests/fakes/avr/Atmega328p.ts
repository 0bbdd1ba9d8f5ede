import {
  AVRClock,
  AVREEPROM,
  AVRIOPort,
  AVRTimer,
  AVRUSART,
  AVRWatchdog,
  CPU,
  avrInstruction,
  portBConfig,
  portCConfig,
  portDConfig,
  timer0Config,
  timer1Config,
  timer2Config,
  usart0Config,
  watchdogConfig,
  type EEPROMMemoryBackend,
} from 'avr8js';

/** Where the data memory begins (after the registers), and its size. */
const ramStart = 0x100;
const ramBytes = 2048;
const mcusr = 0x54;
const receiveComplete = 0x80;
/** The bit of the status register that enables interrupts. */
const interruptsOn = 0x80;

/** The state of the chip when a program starts. */
export interface StartingPoint {
  /** The memory as it was before the reset. */
  readonly ram: Uint8Array;
  /** The chip's reset flags, unless a bootloader has cleared them. */
  readonly flags: number;
}

/** Callbacks for the chip's output pins. */
export interface ChipListeners {
  /** A byte starts to leave the serial port. */
  readonly onTransmit: (byte: number) => void;
  /** The levels of port D have changed. */
  readonly onPortD: (levels: number) => void;
}

/**
 * One run of an ATmega328P at 16 MHz, starting at a reset: avr8js with the peripherals a lamp uses. Its serial
 * receive buffer holds one byte where the real one holds two, so code that loses nothing here loses nothing there.
 */
export class Atmega328p {
  private readonly cpu: CPU;
  private readonly usart: AVRUSART;

  constructor(
    flash: Uint8Array,
    eeprom: EEPROMMemoryBackend,
    { ram, flags }: StartingPoint,
    { onTransmit, onPortD }: ChipListeners,
  ) {
    this.cpu = new CPU(new Uint16Array(flash.slice().buffer), ramBytes);
    this.usart = new AVRUSART(this.cpu, usart0Config, clockHz);
    this.usart.onByteTransmit = onTransmit;
    attachParts(this.cpu, eeprom).addListener(onPortD);
    this.cpu.data.set(ram, ramStart);
    this.cpu.data[mcusr] = flags;
  }

  /** Cycles since the reset. */
  get cycles(): number {
    return this.cpu.cycles;
  }

  /** The baud rate its port is set to, or 0 while the receiver is off. */
  get baud(): number {
    return this.usart.rxEnable ? this.usart.baudRate : 0;
  }

  get ram(): Uint8Array {
    return this.cpu.data.slice(ramStart, ramStart + ramBytes);
  }

  /** The stack pointer, as an offset into the memory. */
  get stackPointer(): number {
    return this.cpu.SP - ramStart;
  }

  /** Replaces the program's next instruction with a jump to itself; the returned function restores it. */
  hang(): () => void {
    const { pc, progMem } = this.cpu;
    const instruction = progMem[pc] ?? 0;
    progMem[pc] = 0xcfff;
    return () => {
      progMem[pc] = instruction;
    };
  }

  /** Runs until `cycle`, or slightly further because instructions are not split. */
  runTo(cycle: number): void {
    const { cpu } = this;
    while (cpu.cycles < cycle) {
      const before = cpu.SREG;
      avrInstruction(cpu);
      // The chip executes one more instruction after the one that enables interrupts. avr8js does not do that, and
      // compilers rely on it when they move the stack pointer.
      if ((~before & cpu.SREG & interruptsOn) !== 0) avrInstruction(cpu);
      cpu.tick();
    }
  }

  /** Calls back after this many cycles. */
  after(cycles: number, action: () => void): void {
    this.cpu.addClockEvent(action, cycles);
  }

  /** Receives a whole byte. False if it was lost: the previous one was not read yet, or the receiver is off. */
  receive(byte: number): boolean {
    const isFree = ((this.cpu.data[usart0Config.UCSRA] ?? 0) & receiveComplete) === 0;
    return this.usart.writeByte(byte, true) !== false && isFree;
  }
}

/** Attaches the peripherals a lamp uses besides the serial port, and returns port D. The CPU's hooks keep them alive. */
function attachParts(cpu: CPU, eeprom: EEPROMMemoryBackend): AVRIOPort {
  for (const config of [timer0Config, timer1Config, timer2Config]) void new AVRTimer(cpu, config);
  for (const config of [portBConfig, portCConfig]) void new AVRIOPort(cpu, config);
  void new AVREEPROM(cpu, eeprom);
  void new AVRWatchdog(cpu, watchdogConfig, new AVRClock(cpu, clockHz));
  return new AVRIOPort(cpu, portDConfig);
}

/** Memory filled with a value the program would not write there, to measure how deep the stack gets. */
export function paintedRam(): Uint8Array {
  return Uint8Array.from({ length: ramBytes }, (_, at) => painted(at));
}

/** The longest run of memory that still has its fill value: the gap between the variables and the deepest stack. */
export function untouchedBytes(ram: Uint8Array): number {
  let longest = 0;
  let run = 0;
  for (const [at, byte] of ram.entries()) {
    run = byte === painted(at) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

function painted(at: number): number {
  return (at * 73 + 29) & 0xff;
}

/** The clock of the emulated board. */
export const clockHz = 16_000_000;
export const cyclesPerMs = clockHz / 1000;
export const cyclesPerMicrosecond = clockHz / 1_000_000;

/** Cycles per byte from a host at exactly 115200 baud, 8N1 (ten bits). Not a whole number, as on real boards. */
export const cyclesPerHostByte = (10 * clockHz) / 115_200;
