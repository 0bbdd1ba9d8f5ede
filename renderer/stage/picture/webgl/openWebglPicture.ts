import type { Layout } from '#shared/lamp/Layout';
import { lampSceneOf } from '../lampScene';
import type { StagePicture, StageSize } from '../StagePicture';
import { GlProgram } from './GlProgram';
import { LampPass, type LampPrograms } from './LampPass';
import { LedsPass } from './LedsPass';
import { lampFragment } from './shaders/lampShader';
import { ledsFragment, ledsVertex } from './shaders/ledsShader';
import { screenVertex } from './shaders/screenShader';
import { splatFragment, splatVertex } from './shaders/splatShader';

interface Programs extends LampPrograms {
  readonly leds: GlProgram;
}

interface WebglPasses {
  readonly layout: Layout;
  readonly lamp: LampPass;
  readonly leds: LedsPass;
}

/**
 * A picture passes by the graphics card; undefined without WebGL 2 that can blend half floats. `onLost` is called when
 * the context is lost; the canvas cannot be used again then.
 */
export function openWebglPicture(canvas: HTMLCanvasElement, onLost: () => void): StagePicture | undefined {
  const gl = canvas.getContext('webgl2', { alpha: false, antialias: false, depth: false });
  if (!gl) return undefined;
  const canBlendHalfFloats =
    gl.getExtension('EXT_color_buffer_float') ?? gl.getExtension('EXT_color_buffer_half_float');
  const programs = programsOf(gl);
  if (!canBlendHalfFloats || !programs) return undefined;
  canvas.addEventListener('webglcontextlost', onLost, { once: true });
  const { end, ...picture } = pictureOf(gl, canvas, programs);
  return {
    ...picture,
    end: () => {
      canvas.removeEventListener('webglcontextlost', onLost);
      end();
      // Browsers allow few contexts, and free one only when it is garbage-collected.
      if (!gl.isContextLost()) gl.getExtension('WEBGL_lose_context')?.loseContext();
    },
  };
}

function pictureOf(
  gl: WebGL2RenderingContext,
  canvas: HTMLCanvasElement,
  { leds, ...lampPrograms }: Programs,
): StagePicture {
  let size: StageSize = { width: 0, height: 0, ratio: 1 };
  let passes: WebglPasses | undefined;

  function release(): void {
    passes?.lamp.end();
    passes?.leds.end();
    passes = undefined;
  }

  function passesOf(layout: Layout): WebglPasses {
    const scene = lampSceneOf(layout, size);
    return {
      layout,
      lamp: new LampPass(gl, lampPrograms, scene, size),
      leds: new LedsPass(gl, leds, scene, size),
    };
  }

  return {
    resize: (to) => {
      size = to;
      canvas.width = Math.round(size.width * size.ratio);
      canvas.height = Math.round(size.height * size.ratio);
      release();
    },
    paint: (layout, bytes, view) => {
      if (size.width === 0 || size.height === 0) return;
      if (passes?.layout !== layout) {
        release();
        passes = passesOf(layout);
      }
      passes[view].paint(bytes);
    },
    end: release,
  };
}

function programsOf(gl: WebGL2RenderingContext): Programs | undefined {
  const splat = GlProgram.build(gl, splatVertex, splatFragment);
  const lamp = GlProgram.build(gl, screenVertex, lampFragment);
  const leds = GlProgram.build(gl, ledsVertex, ledsFragment);
  return splat && lamp && leds ? { splat, lamp, leds } : undefined;
}
