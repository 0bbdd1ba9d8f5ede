import type { LampScene } from '../lampScene';
import { ledGround, ledLooks, type LedLook, type ScreenColor } from '../ledLooks';
import { LightPoints } from '../LightPoints';
import type { StageSize } from '../StagePicture';
import type { GlProgram } from './GlProgram';
import { LightQuads } from './LightQuads';

/** Draws each LED by itself. */
export class LedsPass {
  readonly #gl: WebGL2RenderingContext;
  readonly #program: GlProgram;
  readonly #scene: LampScene;
  readonly #size: StageSize;
  readonly #zones: ReadonlyArray<{ readonly look: LedLook; readonly squares: LightQuads }>;

  constructor(gl: WebGL2RenderingContext, program: GlProgram, scene: LampScene, size: StageSize) {
    this.#gl = gl;
    this.#program = program;
    this.#scene = scene;
    this.#size = size;
    this.#zones = ledLooks(scene).map((look) => ({
      look,
      squares: new LightQuads(gl, LightPoints.perLed(look.zone)),
    }));
  }

  paint(bytes: Uint8Array): void {
    const gl = this.#gl;
    const { pitch, originX, originY } = this.#scene;
    const { width, height, ratio } = this.#size;
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    gl.viewport(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight);
    gl.clearColor(...shares(ledGround), 1);
    gl.clear(gl.COLOR_BUFFER_BIT);
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    this.#program.use();
    this.#program.setUniform('origin', originX * ratio, originY * ratio);
    this.#program.setUniform('size', width * ratio, height * ratio);
    this.#program.setUniform('pitch', pitch * ratio);
    this.#program.setUniform('ratio', ratio);
    this.#program.setUniform('ground', ...shares(ledGround));
    for (const { look, squares } of this.#zones) {
      this.#program.setUniform('halfWidth', look.halfWidth);
      this.#program.setUniform('radius', look.radius);
      this.#program.setUniform('outline', ...shares(look.outline));
      squares.draw(bytes);
    }
    gl.disable(gl.BLEND);
  }

  end(): void {
    for (const { squares } of this.#zones) squares.end();
  }
}

function shares([red, green, blue]: ScreenColor): [number, number, number] {
  return [red / 255, green / 255, blue / 255];
}
