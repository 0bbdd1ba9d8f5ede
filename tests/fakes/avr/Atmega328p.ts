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

/** Where the data memory begins behind registers, and how much of it there is. */
const ramStart = 0x100;
const ramBytes = 2048;
const mcusr = 0x54;
const receiveComplete = 0x80;
/** Of the status register: interrupts are let through. */
const interruptsOn = 0x80;

/** What a program finds when it starts. */
export interface StartingPoint {
  /** What the memory held before the reset. */
  readonly ram: Uint8Array;
  /** The chip's flags of why it started, unless a bootloader has cleared them. */
  readonly flags: number;
}

/** What is wired to a chip. */
export interface ChipListeners {
  /** A byte begins to leave. */
  readonly onTransmit: (byte: number) => void;
  /** The levels of port D have changed. */
  readonly onPortD: (levels: number) => void;
}

/**
 * One run of an ATmega328P at 16 MHz from a reset on: avr8js with the parts a lamp uses. Its serial port is one byte
 * deep, where the real one has two: what loses nothing here loses nothing there.
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

  /** The bytes a second its port is set to, or 0 while it does not listen. */
  get baud(): number {
    return this.usart.rxEnable ? this.usart.baudRate : 0;
  }

  get ram(): Uint8Array {
    return this.cpu.data.slice(ramStart, ramStart + ramBytes);
  }

  /** Where the stack is, as an offset into the memory. */
  get stackPointer(): number {
    return this.cpu.SP - ramStart;
  }

  /** The program's next instruction becomes a jump to itself; the returned function puts it back. */
  hang(): () => void {
    const { pc, progMem } = this.cpu;
    const instruction = progMem[pc] ?? 0;
    progMem[pc] = 0xcfff;
    return () => {
      progMem[pc] = instruction;
    };
  }

  /** Runs until `cycle`, or a little further: instructions are whole. */
  runTo(cycle: number): void {
    const { cpu } = this;
    while (cpu.cycles < cycle) {
      const before = cpu.SREG;
      avrInstruction(cpu);
      // The instruction behind the one that enables interrupts comes before any of them. avr8js does not know that, and
      // compilers move the stack pointer that way.
      if ((~before & cpu.SREG & interruptsOn) !== 0) avrInstruction(cpu);
      cpu.tick();
    }
  }

  /** Calls back in so many cycles. */
  after(cycles: number, action: () => void): void {
    this.cpu.addClockEvent(action, cycles);
  }

  /** A byte has come in whole. False if it was lost: the chip had not fetched the one before, or does not listen. */
  receive(byte: number): boolean {
    const isFree = ((this.cpu.data[usart0Config.UCSRA] ?? 0) & receiveComplete) === 0;
    return this.usart.writeByte(byte, true) !== false && isFree;
  }
}

/** Connects what a lamp uses beside the serial port, and returns port D. The CPU's hooks keep the parts alive. */
function attachParts(cpu: CPU, eeprom: EEPROMMemoryBackend): AVRIOPort {
  for (const config of [timer0Config, timer1Config, timer2Config]) void new AVRTimer(cpu, config);
  for (const config of [portBConfig, portCConfig]) void new AVRIOPort(cpu, config);
  void new AVREEPROM(cpu, eeprom);
  void new AVRWatchdog(cpu, watchdogConfig, new AVRClock(cpu, clockHz));
  return new AVRIOPort(cpu, portDConfig);
}

/** Memory before a power-on, or painted to see how far the stack comes: no value the program would write there. */
export function paintedRam(): Uint8Array {
  return Uint8Array.from({ length: ramBytes }, (_, at) => painted(at));
}

/** The longest stretch of memory that still holds its paint: what lies between the variables and the deepest stack. */
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

/** How fast things go on the emulated board. */
export const clockHz = 16_000_000;
export const cyclesPerMs = clockHz / 1000;
export const cyclesPerMicrosecond = clockHz / 1_000_000;

/** One byte of a host at exactly 115200 baud, 8N1: ten bits. Not whole, as in life. */
export const cyclesPerHostByte = (10 * clockHz) / 115_200;
