#!/usr/bin/env node
import { pathToFileURL } from 'node:url';
import { built } from './built.mjs';

await import(pathToFileURL(built('main/lamp.js')).href);
